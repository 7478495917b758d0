import Foundation

/// Random numbers by the RC4 cipher: of good quality. See
/// https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource.
open class GKARC4RandomSource: GKRandomSource {
    /// What the numbers follow from. Setting it begins anew.
    open var seed: Data {
        didSet { schedule() }
    }

    private var box: [UInt8] = []
    private var (i, j): (UInt8, UInt8) = (0, 0)

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })) }

    /// Creates a source whose numbers follow from a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        schedule()
    }

    /// Creates a source as it was when it was archived.
    public required init?(coder aDecoder: NSCoder) {
        guard let seed = aDecoder.decodeObject(of: NSData.self, forKey: "seed"),
            let box = aDecoder.decodeObject(of: NSData.self, forKey: "box"), box.length == 256
        else { return nil }
        self.seed = Data(referencing: seed)
        super.init(coder: aDecoder)
        self.box = [UInt8](Data(referencing: box))
        i = UInt8(truncatingIfNeeded: aDecoder.decodeInteger(forKey: "i"))
        j = UInt8(truncatingIfNeeded: aDecoder.decodeInteger(forKey: "j"))
    }

    open override func encode(with aCoder: NSCoder) {
        aCoder.encode(seed as NSData, forKey: "seed")
        aCoder.encode(Data(box) as NSData, forKey: "box")
        aCoder.encode(Int(i), forKey: "i")
        aCoder.encode(Int(j), forKey: "j")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.box, copy.i, copy.j) = (box, i, j)
        return copy
    }

    /// Passes over numbers: the first ones, 768 at least, tell something of the seed.
    open func dropValues(_ count: Int) {
        for _ in 0..<max(0, count) { _ = nextByte() }
    }

    private func schedule() {
        box = (0...255).map { UInt8($0) }
        (i, j) = (0, 0)
        guard !seed.isEmpty else { return }
        let key = [UInt8](seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place = place &+ box[index] &+ key[index % key.count]
            box.swapAt(index, Int(place))
        }
    }

    private func nextByte() -> UInt8 {
        i &+= 1
        j = j &+ box[Int(i)]
        box.swapAt(Int(i), Int(j))
        return box[Int(box[Int(i)] &+ box[Int(j)])]
    }

    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }
}

/// Random numbers by multiplication and addition: fast, of lower quality. See
/// https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// What the numbers follow from; it changes with each of them.
    open var seed: UInt64

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source whose numbers follow from a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    /// Creates a source as it was when it was archived.
    public required init?(coder aDecoder: NSCoder) {
        seed = UInt64(bitPattern: aDecoder.decodeInt64(forKey: "seed"))
        super.init(coder: aDecoder)
    }

    open override func encode(with aCoder: NSCoder) { aCoder.encode(Int64(bitPattern: seed), forKey: "seed") }
    open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }

    override func nextBits() -> UInt32 {
        seed = (seed &* 0x5_DEEC_E66D &+ 11) & (1 << 48 - 1)
        return UInt32(truncatingIfNeeded: seed >> 16)
    }
}

/// Random numbers by the Mersenne twister of 64 bits: slow, of high quality. See
/// https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// What the numbers follow from. Setting it begins anew.
    open var seed: UInt64 {
        didSet { fill() }
    }

    private static let length = 312
    private var state: [UInt64] = []
    private var next = 0

    /// Creates a source with a random seed.
    public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source whose numbers follow from a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        fill()
    }

    /// Creates a source as it was when it was archived.
    public required init?(coder aDecoder: NSCoder) {
        seed = UInt64(bitPattern: aDecoder.decodeInt64(forKey: "seed"))
        guard let bytes = aDecoder.decodeObject(of: NSData.self, forKey: "state"), bytes.length == Self.length * 8 else { return nil }
        super.init(coder: aDecoder)
        state = (0..<Self.length).map { index in
            (0..<8).reduce(0) { $0 << 8 | UInt64(bytes[index * 8 + $1]) }
        }
        next = min(max(0, aDecoder.decodeInteger(forKey: "next")), Self.length)
    }

    open override func encode(with aCoder: NSCoder) {
        aCoder.encode(Int64(bitPattern: seed), forKey: "seed")
        let bytes = state.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
        aCoder.encode(Data(bytes) as NSData, forKey: "state")
        aCoder.encode(next, forKey: "next")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.next) = (state, next)
        return copy
    }

    private func fill() {
        state = [seed]
        for index in 1..<Self.length {
            let last = state[index - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
        }
        next = Self.length
    }

    private func twist() {
        let (upper, lower): (UInt64, UInt64) = (0xFFFF_FFFF_8000_0000, 0x7FFF_FFFF)
        for index in 0..<Self.length {
            let mixed = state[index] & upper | state[(index + 1) % Self.length] & lower
            state[index] = state[(index + 156) % Self.length] ^ (mixed >> 1) ^ (mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        next = 0
    }

    /// The next 64 random bits.
    func nextWord() -> UInt64 {
        if next >= Self.length { twist() }
        var word = state[next]
        next += 1
        word ^= (word >> 29) & 0x5555_5555_5555_5555
        word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
        word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
        return word ^ (word >> 43)
    }

    override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: nextWord() >> 32) }
}
