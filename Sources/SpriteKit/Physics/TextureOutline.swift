import CoreGraphics
import Foundation
import UIKit

/// The outline of a picture's pixels that are not transparent.
struct TextureOutline {
    private let width: Int
    private let height: Int
    /// Whether a cell is inside; there is a row of empty cells around.
    private var cells: [Bool]

    /// A picture is looked at in no more cells than this each way: outlines need not be exact.
    private static let most = 64

    /// `threshold` is the alpha from which a pixel is inside, from 0 to 1.
    init?(_ image: CGImage, threshold: CGFloat) {
        let step = max(1, (CGFloat(max(image.width, image.height)) / CGFloat(Self.most)).rounded(.up))
        (width, height) = (Int((CGFloat(image.width) / step).rounded(.up)) + 2, Int((CGFloat(image.height) / step).rounded(.up)) + 2)
        cells = [Bool](repeating: false, count: width * height)
        guard let surface = image.surface else { return nil }
        let least = UInt32(max(0, min(255, threshold * 255)))
        let isOpaque = surface.isOpaque
        for y in 0..<image.height {
            let row = (surface.pixels + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<image.width where isOpaque || row[x] >> 24 > least {
                cells[(Int(CGFloat(y) / step) + 1) * width + Int(CGFloat(x) / step) + 1] = true
            }
        }
        (self.step, pixels) = (step, CGSize(width: image.width, height: image.height))
    }

    private let step: CGFloat
    private let pixels: CGSize

    /// The outlines, in a rectangle of a size about the origin, y upwards. Islands have an outline each; holes are filled.
    func outlines(in size: CGSize) -> [[CGPoint]] {
        var seen = [Bool](repeating: false, count: cells.count)
        var result: [[CGPoint]] = []
        for y in 1..<(height - 1) {
            for x in 1..<(width - 1) where cells[y * width + x] && !seen[y * width + x] {
                fill(x, y, &seen)
                let loop = Self.simplified(trace(x, y), tolerance: 0.8)
                guard loop.count >= 3 else { continue }
                result.append(
                    loop.map { point in
                        let (px, py) = (min(point.x * step, pixels.width), min(point.y * step, pixels.height))
                        return CGPoint(
                            x: (px / pixels.width - 0.5) * size.width, y: (0.5 - py / pixels.height) * size.height)
                    })
            }
        }
        return result
    }

    /// Marks all cells of an island.
    private func fill(_ x: Int, _ y: Int, _ seen: inout [Bool]) {
        var rest = [y * width + x]
        seen[y * width + x] = true
        while let cell = rest.popLast() {
            for next in [cell - 1, cell + 1, cell - width, cell + width] where cells[next] && !seen[next] {
                seen[next] = true
                rest.append(next)
            }
        }
    }

    /// Goes round an island along the edges of its cells, the island to the right, from the upper left corner of its first cell.
    private func trace(_ x: Int, _ y: Int) -> [CGPoint] {
        let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        var points: [CGPoint] = []
        var (px, py, direction) = (x, y, 0)
        repeat {
            points.append(CGPoint(x: px - 1, y: py - 1))
            (px, py) = (px + directions[direction].0, py + directions[direction].1)
            // The cells ahead, on the left and on the right.
            let (left, right) = ahead(px, py, direction)
            if left { direction = (direction + 3) % 4 } else if !right { direction = (direction + 1) % 4 }
        } while (px, py) != (x, y) || direction != 0
        return points
    }

    /// Whether the cells beside the way ahead of a corner are inside: the one on the left, and the one on the right.
    private func ahead(_ px: Int, _ py: Int, _ direction: Int) -> (left: Bool, right: Bool) {
        func cell(_ dx: Int, _ dy: Int) -> Bool { cells[(py + dy) * width + px + dx] }
        switch direction {
        case 0: return (cell(0, -1), cell(0, 0))
        case 1: return (cell(0, 0), cell(-1, 0))
        case 2: return (cell(-1, 0), cell(-1, -1))
        default: return (cell(-1, -1), cell(0, -1))
        }
    }

    /// Douglas and Peucker's way to leave out points of a loop that lie nearly between others.
    private static func simplified(_ loop: [CGPoint], tolerance: CGFloat) -> [CGPoint] {
        guard loop.count > 4, let first = loop.first else { return loop }
        // From the first point to the farthest one, and back.
        let far = loop.indices.max { distance(loop[$0], first) < distance(loop[$1], first) } ?? 0
        let there = simplifiedLine(Array(loop[0...far]), tolerance)
        let back = simplifiedLine(Array(loop[far...]) + [first], tolerance)
        return there.dropLast() + back.dropLast()
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    private static func simplifiedLine(_ line: [CGPoint], _ tolerance: CGFloat) -> [CGPoint] {
        guard line.count > 2, let a = line.first, let b = line.last else { return line }
        let length = max(distance(a, b), 1e-9)
        var (farthest, most) = (0, CGFloat(0))
        for index in 1..<(line.count - 1) {
            let away = abs(Polygon.cross(a, b, line[index])) / length
            if away > most { (farthest, most) = (index, away) }
        }
        guard most > tolerance else { return [a, b] }
        return simplifiedLine(Array(line[0...farthest]), tolerance).dropLast() + simplifiedLine(Array(line[farthest...]), tolerance)
    }
}
