extension UIFontDescriptor {
    /// Traits that a font has or has not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt32
        /// Creates traits from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than normal.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than normal.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With glyphs and measures for text that runs down. No font has them here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are closer than usual: two points of the system font's.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are farther apart than usual: two points of the system font's.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        // Which letters a font has is a number in four of the bits, which the font's file says. Of the fonts that stand in for Apple's,
        // and of the system font, it is not known.

        /// The bits of the class of letters.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs as the Romans and the first printers had them.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs of the time between old and modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin serifs, and strokes that are thick and thin.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Strong serifs with curves at their stems.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as thick as stems.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no such kind.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Letters as ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs that are no letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

        /// Whether all of some traits are there; of classes, which are numbers, the same one.
        package func includes(_ wanted: SymbolicTraits) -> Bool {
            let wantedClass = wanted.intersection(.classMask)
            guard wantedClass.isEmpty || intersection(.classMask) == wantedClass else { return false }
            return isSuperset(of: wanted.subtracting(.classMask))
        }
    }
}
