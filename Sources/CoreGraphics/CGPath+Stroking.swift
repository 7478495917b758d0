import Foundation

extension CGPath {
    /// The path cut into dashes; `phase` is how far into the lengths each subpath begins.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(storage: storage.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// The outline of a line along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle()
        style.width = lineWidth
        style.cap = lineCap
        style.join = lineJoin
        style.miterLimit = miterLimit
        return CGPath(storage: storage.applying(transform).stroked(style))
    }
}

extension PathStorage {
    /// The subpaths, each with its own elements only.
    var subpaths: [PathStorage] {
        var result: [PathStorage] = []
        var present = PathStorage()
        forEach { element in
            switch element {
            case .move(let p):
                if present.verbs.count > 1 { result.append(present) }
                present = PathStorage()
                present.move(to: p)
            case .line(let p): present.line(to: p)
            case .quad(let c, let p): present.quad(to: p, c)
            case .curve(let c1, let c2, let p): present.curve(to: p, c1, c2)
            case .close: present.close()
            }
        }
        if present.verbs.count > 1 { result.append(present) }
        return result
    }

    /// The path cut into dashes: every other length is a gap, and each subpath begins `phase` into the lengths.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
        let sum = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), sum > 0, phase.isFinite else { return self }
        // An odd number of lengths: dashes and gaps change places the second time around.
        let pattern = lengths.count % 2 == 1 ? lengths + lengths : lengths
        let period = pattern.reduce(0, +)
        var result = PathStorage()
        for subpath in subpaths {
            let measure = PathMeasure(subpath)
            // A pattern so fine that nobody could tell its dashes apart would take forever to cut.
            guard measure.length / period * CGFloat(pattern.count) < 1_000_000 else {
                result.append(subpath)
                continue
            }
            var offset = phase.truncatingRemainder(dividingBy: period)
            if offset < 0 { offset += period }
            var position = -offset
            var index = 0
            while position < measure.length {
                let end = position + pattern[index]
                if index % 2 == 0, end > 0 || (pattern[index] == 0 && position >= 0) { dash(measure, position, end, &result) }
                position = end
                index = (index + 1) % pattern.count
            }
        }
        return result
    }

    private func dash(_ measure: PathMeasure, _ start: CGFloat, _ end: CGFloat, _ result: inout PathStorage) {
        if end > start {
            result.append(measure.part(from: start, to: end))
        } else if let (point, _) = measure.position(at: start) {
            // A dash without length: a dot, where caps show.
            result.move(to: point)
            result.line(to: point)
        }
    }
}
