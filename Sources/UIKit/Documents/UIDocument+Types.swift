import Foundation

extension UIDocument {
    /// How a document is. See https://developer.apple.com/documentation/uikit/uidocument/state.
    public struct State: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a state from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, and nothing is wrong.
        public static let normal: State = []
        /// It was not opened, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are versions of its file that contradict each other.
        public static let inConflict = State(rawValue: 1 << 1)
        /// It could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// It must not be changed now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// How far reading or writing has come is known.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// What a new document is to be. Apps add their own beside the default. See
    /// https://developer.apple.com/documentation/uikit/uidocument/creationintent.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an intent from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an intent from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// What a new document usually is.
        public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
    }

    /// Why a document is saved. See https://developer.apple.com/documentation/uikit/uidocument/saveoperation.
    public enum SaveOperation: Int, Sendable {
        /// Its file is made.
        case forCreating
        /// Its file is replaced.
        case forOverwriting
    }

    /// What happened to a document. See https://developer.apple.com/documentation/uikit/uidocument/changekind.
    public enum ChangeKind: Int, Sendable {
        /// It was changed.
        case done
        /// A change was taken back.
        case undone
        /// A change was made again.
        case redone
        /// There is nothing to save.
        case cleared
    }
}

/// How many changes a document had when something was written of it.
final class DocumentChangeToken: NSObject {
    let count: Int
    init(_ count: Int) { self.count = count }
}
