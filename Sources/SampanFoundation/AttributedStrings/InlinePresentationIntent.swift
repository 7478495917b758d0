import Foundation

/// What a stretch of text is meant to be within its paragraph.
///
/// See https://developer.apple.com/documentation/foundation/inlinepresentationintent.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates intents from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Emphasized: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line of the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// What the blocks of a document are meant to be that text is in.
///
/// See https://developer.apple.com/documentation/foundation/presentationintent.
public struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible, Sendable {
    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// How text stands in a column.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            case left, center, right
        }
        /// How text stands in the column.
        public var alignment: Alignment
        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A kind of block.
    public enum Kind: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [PresentationIntent.TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        /// The kind's name, with what belongs to it.
        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table: "table"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A block. Blocks of the same kind beside each other differ in their identity.
    public struct IntentType: Hashable, Codable, CustomDebugStringConvertible, Sendable {
        /// The block's kind.
        public var kind: Kind
        /// What tells the block from others of the document.
        public var identity: Int
        /// Creates a block.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        /// The kind and the identity.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]
    /// How many blocks with indentation there are.
    public var count: Int { components.count }

    /// Creates the intent of a block within others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates the intent of blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// How deep the text stands in quotations and lists.
    public var indentationLevel: Int {
        components.count { [.blockQuote, .orderedList, .unorderedList].contains($0.kind) }
    }

    /// The blocks.
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of what text is meant to be within its paragraph.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The kind of the value.
        public typealias Value = InlinePresentationIntent
        /// The key in an attributed string.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    /// The key of the blocks that text is in.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The kind of the value.
        public typealias Value = PresentationIntent
        /// The key in an attributed string.
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    /// What text is meant to be within its paragraph. Only the type counts: there is no value of it.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a scope's keys have no values") }
    /// The blocks that text is in. Only the type counts: there is no value of it.
    public var presentationIntent: PresentationIntentAttribute { fatalError("a scope's keys have no values") }
}

extension NSAttributedString.Key {
    /// The raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// A `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// What is said of text that cannot be read aloud.
    public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
    /// The address of a picture.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// The language's code.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
