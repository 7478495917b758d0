import CoreGraphics
import Foundation

/// A particle as it was born; where it is later follows from that. Ages are seconds of its own time, places the layer's points.
struct Particle {
    /// When it was born, in the layer's time, and how fast its own time runs.
    var birth: Double
    var rate: Double
    var lifetime: Double
    /// Tells particles born together apart.
    var order: UInt64
    var place: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    /// Red, green, blue and alpha.
    var color: SIMD4<Double>
    var colorSpeed: SIMD4<Double>
    var look: ParticleLook

    func age(at time: Double) -> Double { (time - birth) * rate }
    func place(at age: Double) -> SIMD3<Double> { place + velocity * age + acceleration * (age * age / 2) }
    func velocity(at age: Double) -> SIMD3<Double> { velocity + acceleration * age }
    func color(at age: Double) -> SIMD4<Double> {
        (color + colorSpeed * age).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

/// The picture that a cell's particles show.
struct ParticleLook {
    var contents: Any?
    var contentsRect: CGRect
    var contentsScale: CGFloat
    var minification: Sampling
    var magnification: Sampling
    var bias: Float

    init(_ cell: EmitterCellValues) {
        (contents, contentsRect, contentsScale) = (cell.contents, cell.contentsRect, cell.contentsScale)
        minification = Sampling(CALayerContentsFilter(rawValue: cell.minificationFilter))
        magnification = Sampling(CALayerContentsFilter(rawValue: cell.magnificationFilter))
        bias = cell.minificationFilterBias
    }
}

/// Numbers that look random and follow from a particle's identity.
struct ParticleDice {
    private var state: UInt64

    init(_ identity: UInt64) { state = identity }

    /// A further identity that follows from one and a number.
    static func identity(_ parent: UInt64, _ number: UInt64) -> UInt64 {
        var dice = ParticleDice(parent ^ (number &+ 1) &* 0xD6E8_FEB8_6659_FD93)
        return dice.next()
    }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// From 0 to 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
    /// From −1 to 1.
    mutating func even() -> Double { unit() * 2 - 1 }
    mutating func index(_ count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }
}

/// Brings particles to life.
struct ParticleNursery {
    let time: Double
    private(set) var particles: [Particle] = []
    /// Whether anything is alive that emits, seen or not.
    private(set) var hasParents = false
    /// No more births of one cell in one piece of time are looked at than this: the latest.
    private static let mostBirths = 20_000

    init(time: Double) { self.time = time }

    /// Calls its last argument for each piece of a span of time.
    typealias Pieces = (_ from: Double, _ to: Double, _ body: (EmitterPiece) -> Void) -> Void

    /// Emits what the cells of a piece of time emit in it; `pieces` gives the settings from then on.
    mutating func emit(_ piece: EmitterPiece, _ pieces: Pieces) {
        let values = piece.settings.values
        for (index, cell) in piece.settings.cells.enumerated() {
            let identity = ParticleDice.identity(UInt64(values.seed), UInt64(index))
            let rate = cell.rate(values.birthRate)
            let births = Births(cell.window, rate, base: piece.base, piece.phases[index])
            for n in births.last(ParticleNursery.mostBirths, from: piece.start, to: piece.end) {
                let birth = births.time(n)
                var dice = ParticleDice(ParticleDice.identity(identity, UInt64(n)))
                let origin = EmitterOrigin(values, &dice)
                bear(cell, values, birth, 1, origin, &dice, [index], pieces)
            }
        }
    }

    /// Brings a particle to life, and what it emitted until now.
    private mutating func bear(
        _ cell: EmitterCellValues, _ values: EmitterValues, _ birth: Double, _ outer: Double, _ origin: EmitterOrigin,
        _ dice: inout ParticleDice, _ path: [Int], _ pieces: Pieces
    ) {
        let particle = make(cell, values, birth, outer * Double(cell.timing.speed), origin, &dice)
        guard particle.lifetime > 0 else { return }
        let age = particle.age(at: time)
        if age < particle.lifetime { particles.append(particle) }
        guard !cell.cells.isEmpty else { return }
        if age < particle.lifetime { hasParents = true }
        let end = min(time, birth + particle.lifetime / particle.rate)
        let identity = dice.next()
        for index in cell.cells.indices { emit(from: particle, path + [index], identity, until: end, pieces) }
    }

    /// What a particle emitted of one cell.
    private mutating func emit(from parent: Particle, _ path: [Int], _ identity: UInt64, until end: Double, _ pieces: Pieces) {
        let identity = ParticleDice.identity(identity, UInt64(path.last!))
        var phase = 0.0
        var found: [(time: Double, n: Int, settings: EmitterSettings, cell: EmitterCellValues)] = []
        pieces(parent.birth, end) { piece in
            guard let cell = piece.settings.cell(at: path) else { return }
            // The window is in the parent's time.
            let window = cell.window
            let (low, high) = (parent.birth + window.lowerBound / parent.rate, parent.birth + window.upperBound / parent.rate)
            let births = Births(low...max(low, high), cell.rate(1) * parent.rate, base: piece.start, phase)
            for n in births.last(ParticleNursery.mostBirths, from: piece.start, to: piece.end) {
                found.append((births.time(n), n, piece.settings, cell))
            }
            phase = births.phase(at: piece.end)
        }
        for birth in found {
            var dice = ParticleDice(ParticleDice.identity(identity, UInt64(birth.n)))
            let age = parent.age(at: birth.time)
            let origin = EmitterOrigin(parent.place(at: age), direction: parent.velocity(at: age))
            bear(birth.cell, birth.settings.values, birth.time, parent.rate, origin, &dice, path, pieces)
        }
    }

    private func make(
        _ cell: EmitterCellValues, _ values: EmitterValues, _ birth: Double, _ rate: Double, _ origin: EmitterOrigin,
        _ dice: inout ParticleDice
    ) -> Particle {
        let order = dice.next()
        let lifetime = (Double(cell.lifetime) + Double(cell.lifetimeRange) * dice.even()) * Double(values.lifetime)
        let speed = (Double(cell.velocity) + Double(cell.velocityRange) * dice.even()) * Double(values.velocity)
        let scale = (Double(cell.scale) + Double(cell.scaleRange) * dice.even()) * Double(values.scale)
        let spin = (Double(cell.spin) + Double(cell.spinRange) * dice.even()) * Double(values.spin)
        var color = cell.color?.paintComponents ?? SIMD4(repeating: 1)
        let range = SIMD4(Double(cell.redRange), Double(cell.greenRange), Double(cell.blueRange), Double(cell.alphaRange))
        color += range * SIMD4(dice.even(), dice.even(), dice.even(), dice.even())
        let direction = origin.direction(
            longitude: Double(cell.emissionLongitude), latitude: Double(cell.emissionLatitude), range: Double(cell.emissionRange), &dice)
        return Particle(
            birth: birth, rate: rate, lifetime: lifetime.isFinite ? lifetime : 0, order: order, place: origin.place,
            velocity: direction * speed,
            acceleration: SIMD3(Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration)), scale: scale,
            scaleSpeed: Double(cell.scaleSpeed) * Double(values.scale), spin: spin, color: color,
            colorSpeed: SIMD4(Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed)),
            look: ParticleLook(cell))
    }
}

extension EmitterSettings {
    /// The cell that a path of indices leads to.
    fileprivate func cell(at path: [Int]) -> EmitterCellValues? {
        var (level, found): ([EmitterCellValues], EmitterCellValues?) = (cells, nil)
        for index in path {
            guard index < level.count else { return nil }
            found = level[index]
            level = level[index].cells
        }
        return found
    }
}

/// A cell's births: each as soon as the sum of its rate reaches a whole number.
struct Births {
    private let base: Double
    private let end: Double
    private let rate: Double
    private let phase: Double

    /// `phase` is that sum at the time `base`.
    init(_ window: ClosedRange<Double>, _ rate: Double, base: Double, _ phase: Double) {
        self.base = max(base, window.lowerBound)
        (end, self.rate, self.phase) = (window.upperBound, rate, phase)
    }

    func phase(at time: Double) -> Double {
        let time = min(time, end)
        return time > base ? phase + (time - base) * rate : phase
    }

    /// The numbers of the births in a span of time; the last so many of them.
    func last(_ count: Int, from: Double, to: Double) -> Range<Int> {
        let (a, b) = (phase(at: from), phase(at: to))
        guard b > a, b < 1e15 else { return 0..<0 }
        let first = Int(a.rounded(.down)) + 1, end = Int(b.rounded(.down)) + 1
        return max(first, end - count)..<max(first, end)
    }

    func time(_ n: Int) -> Double { base + (Double(n) - phase) / rate }
}
