import UIKit

/// Colours at the points of a mesh that pass into each other. See https://developer.apple.com/documentation/swiftui/meshgradient.
public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
    /// The style itself.
    public typealias Resolved = Never
    /// How many points there are from side to side.
    public var width: Int
    /// How many there are up and down.
    public var height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    private let smoothsColors: Bool

    /// Creates a gradient of a mesh, whose points are parts of the size, row by row.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true
    ) {
        (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }

    /// The mesh in colours of an environment.
    private nonisolated func mesh(in environment: EnvironmentValues) -> Mesh {
        Mesh(
            width: width, height: height, points: points, colors: colors.map { $0.uiColor(in: environment) },
            background: background.uiColor(in: environment), smooths: smoothsColors)
    }
    /// What is painted.
    public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.mesh(mesh(in: environment))) }
    /// The gradient, as large as its room.
    public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

/// A mesh of colours.
struct Mesh: Equatable {
    let width, height: Int
    let points: [SIMD2<Float>]
    let colors: [UIColor]
    let background: UIColor
    let smooths: Bool

    func faded(_ opacity: Double) -> Mesh {
        func faded(_ color: UIColor) -> UIColor { color.withAlphaComponent(color.cgColor.alpha * opacity) }
        return Mesh(
            width: width, height: height, points: points, colors: colors.map(faded), background: faded(background), smooths: smooths)
    }

    /// The mesh as a picture of some pixels, which is stretched.
    func image(_ columns: Int, _ rows: Int) -> CGImage? {
        guard width > 1, height > 1, points.count == width * height, colors.count == width * height, columns > 0, rows > 0 else {
            return nil
        }
        let parts = colors.map { Color.Components($0) }
        let base = Color.Components(background)
        var pixels = [Color.Components](repeating: base, count: columns * rows)
        // Each part of the mesh is drawn in steps that are finer than the picture's pixels.
        let steps = max(columns, rows) * 2 / max(min(width, height) - 1, 1)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let corners = [row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1]
                for v in 0...steps {
                    for u in 0...steps {
                        let (a, b) = (Float(u) / Float(steps), Float(v) / Float(steps))
                        let top = points[corners[0]] + (points[corners[1]] - points[corners[0]]) * a
                        let bottom = points[corners[2]] + (points[corners[3]] - points[corners[2]]) * a
                        let place = top + (bottom - top) * b
                        let (x, y) = (Int(place.x * Float(columns)), Int(place.y * Float(rows)))
                        guard x >= 0, y >= 0, x < columns, y < rows else { continue }
                        let (s, t) = (eased(Double(a)), eased(Double(b)))
                        let above = parts[corners[0]].mixed(parts[corners[1]], s)
                        pixels[y * columns + x] = above.mixed(parts[corners[2]].mixed(parts[corners[3]], s), t)
                    }
                }
            }
        }
        return Self.image(pixels, columns, rows)
    }

    private func eased(_ x: Double) -> Double { smooths ? x * x * (3 - 2 * x) : x }

    private static func image(_ pixels: [Color.Components], _ columns: Int, _ rows: Int) -> CGImage? {
        var bytes = [UInt8]()
        bytes.reserveCapacity(pixels.count * 4)
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 1) * 255 + 0.5) }
        for pixel in pixels {
            bytes += [byte(pixel.red * pixel.alpha), byte(pixel.green * pixel.alpha), byte(pixel.blue * pixel.alpha), byte(pixel.alpha)]
        }
        return bytes.withUnsafeMutableBytes { buffer in
            CGContext(
                data: buffer.baseAddress, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
        }
    }
}
