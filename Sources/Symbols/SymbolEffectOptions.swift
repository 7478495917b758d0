/// How often an effect is done, and how fast. See https://developer.apple.com/documentation/symbols/symboleffectoptions.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is done again. See https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior.
    public struct RepeatBehavior: Hashable, Sendable {
        package var count: Int?
        package var delay = 0.0

        /// Again and again, one round after the other.
        public static let continuous = RepeatBehavior()
        /// Again and again, with pauses as they fit.
        public static let periodic = periodic()
        /// So many times, or without end, with a pause of so many seconds between; half a second if nothing is said.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: SymbolEffectOptions.clamp(delay ?? 0.5, to: 0...86_400))
        }
    }

    /// A number that time can be reckoned with; what is no number is the least one.
    private static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        value >= range.lowerBound ? min(value, range.upperBound) : range.lowerBound
    }

    /// How many times as fast.
    package private(set) var speed = 1.0
    /// How often; `nil` for as often as the effect is done anyway.
    package private(set) var count: Int?
    /// Whether it is done without end.
    package private(set) var isRepeated = false
    /// The pause after each time, in seconds.
    package private(set) var delay = 0.0

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions().repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    /// So many times; without end if nothing is said.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Again, as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Again and again.
    public var repeating: SymbolEffectOptions { with { ($0.count, $0.isRepeated, $0.delay) = (nil, true, 0) } }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { with { ($0.count, $0.isRepeated, $0.delay) = (1, false, 0) } }
    /// So many times; without end if nothing is said.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { ($0.count, $0.isRepeated, $0.delay) = (count.map { max(1, $0) }, count == nil, 0) }
    }
    /// Again, as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.count, $0.isRepeated, $0.delay) = (behavior.count.map { max(1, $0) }, behavior.count == nil, behavior.delay) }
    }
    /// So many times as fast: from a hundredth to a hundred times.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = Self.clamp(speed, to: 0.01...100) } }
}
