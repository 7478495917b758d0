import Foundation

extension AttributedString {
    /// How Markdown is read. See https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions.
    public struct MarkdownParsingOptions: Sendable {
        /// Which of Markdown's constructs are read.
        public enum InterpretedSyntax: Int, Sendable {
            /// All.
            case full
            /// Those within lines; white space is brought together.
            case inlineOnly
            /// Those within lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of a text that cannot be read. Every text can be.
        public enum FailurePolicy: Int, Sendable {
            /// An error is thrown.
            case throwError
            /// What was read is kept.
            case returnPartiallyParsedIfPossible
        }

        /// Which of Markdown's constructs are read.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language's code that the text is given.
        public var languageCode: String?

        /// Creates options.
        public init(
            interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.interpretedSyntax, self.failurePolicy, self.languageCode) = (interpretedSyntax, failurePolicy, languageCode)
        }
    }

    /// Reads Markdown: what text is meant to be becomes its `inlinePresentationIntent` and `presentationIntent`.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: how it is read.
    ///   - baseURL: where links start from.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownDocument(options, baseURL).read(markdown)
    }

    /// Reads Markdown of UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Looks a text up in the app's tables and reads it as Markdown.
    ///
    /// See https://developer.apple.com/documentation/foundation/attributedstring/init(localized:table:bundle:locale:comment:).
    public init(
        localized keyAndValue: String.LocalizationValue, options: MarkdownParsingOptions? = nil, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
        self = MarkdownDocument(options ?? MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace), nil).read(text)
    }
}

extension NSAttributedString {
    /// How Markdown is read.
    public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

    /// Reads Markdown.
    public convenience init(markdown markdownString: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdownString, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
    }

    /// Reads Markdown of UTF-8.
    public convenience init(markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
    }

    /// Reads a file of Markdown.
    public convenience init(contentsOfMarkdownFile url: URL, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil) throws {
        self.init(try AttributedString(contentsOf: url, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
    }
}
