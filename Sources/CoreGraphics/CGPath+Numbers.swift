import Foundation

extension CGPath {
    /// The elements as numbers: each one's kind, then its points.
    package var numbers: [Double] {
        var result: [Double] = []
        func add(_ kind: Double, _ points: CGPoint...) {
            result.append(kind)
            for point in points { result += [Double(point.x), Double(point.y)] }
        }
        storage.forEach { element in
            switch element {
            case .move(let p): add(0, p)
            case .line(let p): add(1, p)
            case .quad(let c, let p): add(2, c, p)
            case .curve(let c1, let c2, let p): add(3, c1, c2, p)
            case .close: add(4)
            }
        }
        return result
    }

    /// Creates a path of such numbers; fails if they make no sense.
    package convenience init?(numbers: [Double]) {
        var storage = PathStorage()
        var rest = numbers[...]
        while let kind = rest.popFirst() {
            let counts: [Double: Int] = [0: 1, 1: 1, 2: 2, 3: 3, 4: 0]
            guard let count = counts[kind], rest.count >= 2 * count else { return nil }
            let points = (0..<count).map { _ in CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
            switch kind {
            case 0: storage.move(to: points[0])
            case 1: storage.line(to: points[0])
            case 2: storage.quad(to: points[1], points[0])
            case 3: storage.curve(to: points[2], points[0], points[1])
            default: storage.close()
            }
        }
        self.init(storage: storage)
    }
}
