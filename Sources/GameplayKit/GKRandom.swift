import Foundation

/// What gives random numbers. See https://developer.apple.com/documentation/gameplaykit/gkrandom.
public protocol GKRandom {
    // @objc(nextInt)
    /// The next number: of a source any that 32 bits with a sign can hold, of a distribution any within its bounds.
    func nextInt() -> Int
    // @objc(nextIntWithUpperBound:)
    /// The next number from 0 up to, but not including, a bound.
    func nextInt(upperBound: Int) -> Int
    /// The next number from 0 to 1.
    func nextUniform() -> Float
    /// The next of yes and no.
    func nextBool() -> Bool
}

/// Random numbers that are as likely as each other. One made of this very class takes them from the system. See
/// https://developer.apple.com/documentation/gameplaykit/gkrandomsource.
open class GKRandomSource: NSObject, GKRandom, NSSecureCoding, NSCopying {
    private static let shared = GKRandomSource()

    /// Creates a source of the system's random numbers.
    public override init() { super.init() }

    /// Creates a source as it was when it was archived.
    public required init?(coder aDecoder: NSCoder) { super.init() }

    /// Archives the source, so that it goes on from here.
    open func encode(with aCoder: NSCoder) {}

    /// Sources can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// A source that goes on as this one does.
    open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

    /// The source of the system's random numbers that all share.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 32 random bits: what kinds of sources differ in.
    func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        // What is left over at the end of the range would make the first numbers likelier.
        if upperBound <= 1 << 32 {
            let bound = UInt64(upperBound)
            let limit = (1 << 32) / bound * bound
            while true {
                let bits = UInt64(nextBits())
                if bits < limit { return Int(bits % bound) }
            }
        }
        let bound = UInt64(upperBound)
        let limit = UInt64.max / bound * bound
        while true {
            let bits = UInt64(nextBits()) << 32 | UInt64(nextBits())
            if bits < limit { return Int(bits % bound) }
        }
    }

    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24 - 1) }

    open func nextBool() -> Bool { nextBits() >> 31 == 1 }

    // @objc(arrayByShufflingObjectsInArray:)
    /// The elements of an array in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) { shuffled.swapAt(last, nextInt(upperBound: last + 1)) }
        return shuffled
    }
}

extension NSArray {
    // @objc(shuffledArrayWithRandomSource:)
    /// The elements in random order.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map { $0 }) }

    // @objc(shuffledArray)
    /// The elements in random order.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
