import UIKit

/// A picture of our own making, with a name.
struct Photo {
    let name: String
    let image: UIImage

    private static let names = ["Sông", "Núi", "Biển", "Rừng", "Đồng", "Hồ", "Thác", "Đảo"]
    private static let heights: [CGFloat] = [180, 240, 150, 210, 270, 165, 195, 225]

    static func make(_ index: Int) -> Photo {
        let size = CGSize(width: 180, height: heights[index % heights.count])
        return Photo(name: names[index % names.count], image: draw(index, size))
    }

    /// A sky, a sun and hills, different for each index.
    private static func draw(_ index: Int, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            let hue = CGFloat(index * 37 % 100) / 100
            let colors = [
                UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 1).cgColor,
                UIColor(hue: hue, saturation: 0.15, brightness: 1, alpha: 1).cgColor,
            ]
            if let sky = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
                context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            }
            UIColor(white: 1, alpha: 0.9).setFill()
            let sun = CGFloat(20 + index * 17 % 110)
            UIBezierPath(ovalIn: CGRect(x: sun, y: size.height * 0.18, width: 36, height: 36)).fill()
            for layer in 0..<3 {
                UIColor(hue: hue + 0.45, saturation: 0.5, brightness: 0.75 - CGFloat(layer) * 0.2, alpha: 1).setFill()
                let base = size.height * (0.55 + CGFloat(layer) * 0.15)
                let hill = UIBezierPath()
                hill.move(to: CGPoint(x: 0, y: size.height))
                hill.addLine(to: CGPoint(x: 0, y: base))
                hill.addCurve(
                    to: CGPoint(x: size.width, y: base + 10),
                    controlPoint1: CGPoint(x: size.width * 0.3, y: base - 50 + CGFloat(index * 13 % 40)),
                    controlPoint2: CGPoint(x: size.width * 0.6, y: base + 50 - CGFloat(index * 29 % 40)))
                hill.addLine(to: CGPoint(x: size.width, y: size.height))
                hill.close()
                hill.fill()
            }
        }
    }
}
