import Foundation

/// What kind of text there is.
extension UIPasteboard {
    /// A kind of text.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern>
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String

        /// Creates a pattern from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address of the web, and nothing beside it. The value is a string.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text to search the web for: any that is no address. The value is a string.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number, and nothing beside it. The value is a `Double`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// What was found in an item.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipasteboard/detectedvalues>
    public struct DetectedValues {
        /// The patterns that were asked for and found.
        public let patterns: Set<PartialKeyPath<DetectedValues>>
        /// An address of the web; empty if there is none, or it was not asked for.
        public let probableWebURL: String
        /// A text to search the web for; empty if there is none, or it was not asked for.
        public let probableWebSearch: String
        /// A number; `nil` if there is none, or it was not asked for.
        public let number: Double?

        init(_ text: String?, for keyPaths: Set<PartialKeyPath<DetectedValues>>) {
            let found = DetectedText(text)
            func wanted(_ path: PartialKeyPath<DetectedValues>) -> Bool { keyPaths.contains(path) }
            probableWebURL = wanted(\Self.probableWebURL) ? found.address ?? "" : ""
            probableWebSearch = wanted(\Self.probableWebSearch) ? found.search ?? "" : ""
            number = wanted(\Self.number) ? found.number : nil
            var patterns: Set<PartialKeyPath<DetectedValues>> = []
            if !probableWebURL.isEmpty { patterns.insert(\Self.probableWebURL) }
            if !probableWebSearch.isEmpty { patterns.insert(\Self.probableWebSearch) }
            if number != nil { patterns.insert(\Self.number) }
            self.patterns = patterns
        }
    }

    // MARK: By patterns

    /// Finds out which patterns the first item fits. The handler is called on the main queue.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        tell(completionHandler, .success(Set(found(at: entries.first).values(for: patterns).keys)))
    }

    /// Finds out which patterns each item of a set, or each of all, fits. The error is that the set names an item that is not there.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        tell(completionHandler, Result { try items(of: itemSet).map { Set(found(at: $0).values(for: patterns).keys) } })
    }

    /// Finds what fits patterns in the first item. The handler is called on the main queue.
    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        tell(completionHandler, .success(found(at: entries.first).values(for: patterns)))
    }

    /// Finds what fits patterns in each item of a set, or in each of all.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        tell(completionHandler, Result { try items(of: itemSet).map { found(at: $0).values(for: patterns) } })
    }

    // MARK: By key paths

    /// Finds out which patterns the first item fits. The handler is called on the main queue.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        tell(completionHandler, .success(values(at: entries.first, keyPaths).patterns))
    }

    /// Finds out which patterns each item of a set, or each of all, fits. The error is that the set names an item that is not there.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        tell(completionHandler, Result { try items(of: itemSet).map { values(at: $0, keyPaths).patterns } })
    }

    /// Finds what fits patterns in the first item. The handler is called on the main queue.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        tell(completionHandler, .success(values(at: entries.first, keyPaths)))
    }

    /// Finds what fits patterns in each item of a set, or in each of all.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        tell(completionHandler, Result { try items(of: itemSet).map { values(at: $0, keyPaths) } })
    }

    /// Which patterns the first item fits.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { values(at: entries.first, keyPaths).patterns }

    /// Which patterns each item of a set, or each of all, fits.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { try items(of: itemSet).map { values(at: $0, keyPaths).patterns } }

    /// What fits patterns in the first item.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        values(at: entries.first, keyPaths)
    }

    /// What fits patterns in each item of a set, or in each of all.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] { try items(of: itemSet).map { values(at: $0, keyPaths) } }

    // MARK: Items

    private func items(of itemSet: IndexSet?) throws -> [[String: Any]] {
        guard let items = chosen(itemSet) else { throw CocoaError(.coderValueNotFound) }
        return items
    }

    private func found(at item: [String: Any]?) -> DetectedText { DetectedText(text(of: item)) }

    private func values(at item: [String: Any]?, _ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        DetectedValues(text(of: item), for: keyPaths)
    }

    /// An item's text; an address is one, too.
    private func text(of item: [String: Any]?) -> String? {
        let types = (Self.typeListString as? [String] ?? []) + (Self.typeListURL as? [String] ?? [])
        let value = types.lazy.compactMap { item?[$0] }.first.flatMap(PromisedData.resolved)
        return value.flatMap { ($0 as? URL)?.absoluteString ?? Self.string($0) }
    }

    private func tell<Value>(
        _ handler: @escaping (Result<Value, any Error>) -> Void, _ result: Result<Value, any Error>
    ) {
        nonisolated(unsafe) let (handler, result) = (handler, result)
        DispatchQueue.main.async { handler(result) }
    }
}

/// What a text may be meant as.
private struct DetectedText {
    /// The text as an address of the web.
    let address: String?
    /// The text as something to search for.
    let search: String?
    /// The text as a number.
    let number: Double?

    private static let web = try! NSRegularExpression(
        pattern: #"^(?:https?://\S+|(?:[\p{L}0-9-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$"#, options: .caseInsensitive)
    private static let digits = try! NSRegularExpression(pattern: #"^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$"#)

    init(_ text: String?) {
        let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        func fits(_ expression: NSRegularExpression) -> Bool {
            expression.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
        }
        let isAddress = fits(Self.web)
        address = isAddress ? text : nil
        search = isAddress || text.isEmpty ? nil : text
        number = fits(Self.digits) ? Double(text) : nil
    }

    func values(for patterns: Set<UIPasteboard.DetectionPattern>) -> [UIPasteboard.DetectionPattern: Any] {
        var values: [UIPasteboard.DetectionPattern: Any] = [:]
        if patterns.contains(.probableWebURL) { values[.probableWebURL] = address }
        if patterns.contains(.probableWebSearch) { values[.probableWebSearch] = search }
        if patterns.contains(.number) { values[.number] = number }
        return values
    }
}
