import Foundation

/// How a collection of pointers keeps and compares what they point to.
/// See https://developer.apple.com/documentation/foundation/nspointerfunctions.
open class NSPointerFunctions: NSObject {
    /// What a collection does with its pointers: how it keeps them, and how it tells them apart.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept alive. The default.
        public static let strongMemory = Options([])
        /// Pointers are kept as they are.
        public static let opaqueMemory = Options(rawValue: 2)
        /// Objects are not kept alive, and gone from the collection with their last owner.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are told apart by `isEqual(_:)` and `hash`. The default.
        public static let objectPersonality = Options([])
        /// Pointers are told apart by where they point.
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// Objects are told apart by where they lie.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// A copy of an object is kept.
        public static let copyIn = Options(rawValue: 1 << 16)

        private static let memory: UInt = 0xff
        private static let personality: UInt = 0xff00

        /// Whether objects are not kept alive.
        var isWeak: Bool { rawValue & Options.memory == Options.weakMemory.rawValue }
        /// Whether objects are told apart by where they lie.
        var comparesAddresses: Bool { rawValue & Options.personality != 0 }
    }

    /// The options that the functions were made of.
    let options: Options

    /// Creates functions that do what options say.
    public init(options: Options = []) { self.options = options }
}
