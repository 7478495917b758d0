import CoreGraphics
import Foundation
import UIKit

extension PDFAnnotation {
    // MARK: What is drawn by hand

    /// What was drawn, from the lower left corner of the bounds.
    public var paths: [UIBezierPath]? {
        if let ownPaths { return ownPaths }
        let lists = entry("InkList").items ?? []
        guard !lists.isEmpty else { return nil }
        let origin = bounds.origin
        return lists.map { list in
            let numbers = (source?.resolved(list) ?? list).plainNumbers
            let path = UIBezierPath()
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index] - origin.x, y: numbers[index + 1] - origin.y)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.lineWidth = border?.lineWidth ?? 1
            return path
        }
    }

    // @objc(addBezierPath:)
    /// Adds what was drawn, from the lower left corner of the bounds.
    public func add(_ path: UIBezierPath) { putPaths((paths ?? []) + [path]) }

    // @objc(removeBezierPath:)
    /// Takes away what was drawn.
    public func remove(_ path: UIBezierPath) {
        var rest = paths ?? []
        guard let index = rest.firstIndex(where: { $0 === path || $0.cgPath == path.cgPath }) else { return }
        rest.remove(at: index)
        putPaths(rest)
    }

    private func putPaths(_ paths: [UIBezierPath]) {
        ownPaths = paths.isEmpty ? nil : paths
        let origin = bounds.origin
        let lists = paths.flatMap { PDFAnnotation.points(of: $0.cgPath) }.map { points in
            PDFValue.numbers(points.flatMap { [$0.x + origin.x, $0.y + origin.y] })
        }
        put(lists.isEmpty ? nil : .array(lists), "InkList")
    }

    /// The points of a path, of each of its parts; curves are divided.
    private static func points(of path: CGPath) -> [[CGPoint]] {
        var (parts, part): ([[CGPoint]], [CGPoint]) = ([], [])
        func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
            let start = part.last ?? end
            for step in 1...8 {
                let t = CGFloat(step) / 8
                let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
                part.append(
                    CGPoint(
                        x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y))
            }
        }
        path.applyWithBlock { pointer in
            let (type, points) = (pointer.pointee.type, pointer.pointee.points)
            switch type {
            case .moveToPoint:
                if part.count > 1 { parts.append(part) }
                part = [points[0]]
            case .addLineToPoint: part.append(points[0])
            case .addQuadCurveToPoint:
                let (start, middle, end) = (part.last ?? points[1], points[0], points[1])
                curve(
                    CGPoint(x: start.x + (middle.x - start.x) * 2 / 3, y: start.y + (middle.y - start.y) * 2 / 3),
                    CGPoint(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3), end)
            case .addCurveToPoint: curve(points[0], points[1], points[2])
            case .closeSubpath: if let first = part.first { part.append(first) }
            @unknown default: break
            }
        }
        if part.count > 1 { parts.append(part) }
        return parts
    }

    // MARK: Moving

    /// Moves what is kept in the page's own space; what is told from the bounds' corner stays there.
    func moveContents(_ x: CGFloat, _ y: CGFloat) {
        func moved(_ value: PDFValue) -> PDFValue {
            let numbers = value.plainNumbers
            return .numbers(numbers.enumerated().map { $1 + ($0 % 2 == 0 ? x : y) })
        }
        for key in ["L", "QuadPoints"] where entries[key] != nil { entries[key] = moved(entry(key)) }
        if let lists = entry("InkList").items { entries["InkList"] = .array(lists.map { moved(source?.resolved($0) ?? $0) }) }
    }
}
