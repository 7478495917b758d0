import Testing
import UIKit

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func rgba(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a].map { ($0 * 255).rounded() }
    }

    @Test func systemColoursFollowTraits() {
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(rgba(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 255])
        #expect(rgba(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
        #expect(rgba(UIColor.secondaryLabel.resolvedColor(with: light)) == [60, 60, 67, 153])
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 255])
        let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(rgba(UIColor.systemRed.resolvedColor(with: contrast)) == [215, 0, 21, 255])
    }

    @Test func dynamicColoursResolveWhenAsked() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }
        #expect(rgba(color.resolvedColor(with: dark)) == [255, 69, 58, 255])
        #expect(color.resolvedColor(with: light) == .white)
        dark.performAsCurrent { #expect(rgba(color) == [255, 69, 58, 255]) }
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(rgba(faint.resolvedColor(with: dark)) == [255, 255, 255, 128])
        #expect(rgba(faint.resolvedColor(with: light)) == [0, 0, 0, 128])
    }

    @Test func hueSaturationBrightness() {
        #expect(rgba(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 255])
        #expect(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 255])
        #expect(rgba(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 128, 0, 255])
        for (r, g, b) in [(0.2, 0.4, 0.6), (0.9, 0.1, 0.5), (0.3, 0.8, 0.1), (0.5, 0.5, 0.5)] {
            let color = UIColor(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: 1)
            var (h, s, v, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: &a))
            let again = UIColor(hue: h, saturation: s, brightness: v, alpha: a)
            #expect(zip(rgba(again), rgba(color)).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    @Test func whiteIsGivenOfGreysOnly() {
        var (w, a): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.darkGray.getWhite(&w, alpha: &a) && abs(w - 1 / 3) < 1e-9 && a == 1)
        #expect(!UIColor.red.getWhite(&w, alpha: &a))
    }

    @Test func equalityIsOfSpaceAndComponents() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1] && UIColor.white.cgColor.numberOfComponents == 2)
        #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != UIColor.systemRed)
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
    }

    @Test func archivesKeepColours() throws {
        for color in [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), UIColor(white: 0.5, alpha: 1)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        }
    }

    @Test func patternsRepeatUprightFromTheTopLeft() {
        let cell = drawn(4, 4) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let image = drawn(12, 12) { context in
            UIColor(patternImage: cell).setFill()
            context.translateBy(x: 1, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 11, height: 11))
        }
        #expect(pixel(image, 4, 4) == [255, 0, 0, 255] && pixel(image, 5, 8) == [255, 0, 0, 255])
        #expect(pixel(image, 6, 4) == [0, 0, 0, 0] && pixel(image, 4, 5) == [0, 0, 0, 0] && pixel(image, 0, 0) == [0, 0, 0, 0])
        var red: CGFloat = 0
        #expect(!UIColor(patternImage: cell).getRed(&red, green: nil, blue: nil, alpha: nil))
    }

    @Test func literalsAreColours() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor.orange)
    }
}
