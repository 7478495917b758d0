import Foundation

/// Random whole numbers within bounds, as likely as each other. See
/// https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom
    /// The lowest number that may come.
    public let lowestValue: Int
    /// The highest number that may come.
    public let highestValue: Int

    /// Creates a distribution that takes its numbers from a source. Bounds in the wrong order are taken the other way round.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.source = source
        lowestValue = min(lowestInclusive, highestInclusive)
        highestValue = max(lowestInclusive, highestInclusive)
        super.init()
    }

    // @objc(initWithLowestValue:highestValue:)
    /// Creates a distribution that takes its numbers from a source of its own.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    // @objc(initForDieWithSideCount:)
    /// Creates a die: numbers from 1 to the number of its sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die of six sides.
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }

    /// A die of twenty sides.
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    /// How many different numbers may come.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// The next number that is below a bound, as far as the distribution has any.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound <= highestValue else { return nextInt() }
        guard upperBound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: upperBound - lowestValue)
    }

    /// The next number's place between the bounds, from 0 to 1.
    open func nextUniform() -> Float {
        guard highestValue > lowestValue else { return 0 }
        return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }

    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random numbers that cluster about a mean; none is further from it than three deviations. See
/// https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The number in the middle.
    public let mean: Float
    /// The distance from the mean within which two thirds of the numbers come.
    public let deviation: Float

    /// Creates a distribution between bounds that are three deviations from the mean.
    public override init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
        deviation = abs(Float(highestInclusive) - Float(lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates a distribution about a mean.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, abs(deviation))
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded(.up)),
            highestValue: Int((mean + 3 * abs(deviation)).rounded(.down)))
    }

    open override func nextInt() -> Int {
        while true {
            // Two uniform numbers make a normal one.
            let radius = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
            let value = Double(mean) + Double(deviation) * radius * cos(2 * .pi * Double(source.nextUniform()))
            let number = Int(value.rounded())
            if number >= lowestValue, number <= highestValue { return number }
        }
    }

    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound || highestValue < upperBound { return number }
        }
    }
}

/// Random numbers none of which comes again before all have come. See
/// https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        left.swapAt(source.nextInt(upperBound: left.count), left.count - 1)
        return left.removeLast()
    }

    open override func nextInt(upperBound: Int) -> Int {
        if !left.contains(where: { $0 < upperBound }) { left = Array(lowestValue...highestValue) }
        let places = left.indices.filter { left[$0] < upperBound }
        guard !places.isEmpty else { return lowestValue }
        return left.remove(at: places[source.nextInt(upperBound: places.count)])
    }
}
