import Golden
import QuartzCore
import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor
struct VisualEffectTests {
    private let film = Film()

    init() {
        // Coloured stripes, so that what is blurred can be told.
        for (index, color) in [UIColor.red, .yellow, .green, .cyan, .blue, .magenta].enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 27, width: 160, height: 27))
            stripe.backgroundColor = color
            film.controller.view.addSubview(stripe)
        }
    }

    private func show(_ effect: UIVisualEffect?, _ frame: CGRect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame
        film.controller.view.addSubview(view)
        return view
    }

    private func label(_ text: String, in view: UIVisualEffectView) {
        let label = UILabel(frame: view.bounds)
        (label.text, label.textAlignment, label.font) = (text, .center, .boldSystemFont(ofSize: 15))
        view.contentView.addSubview(label)
    }

    @Test func materialsLookAsKept() throws {
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemMaterial, .systemUltraThinMaterialDark,
            .systemMaterialDark,
        ]
        for (index, style) in styles.enumerated() {
            let view = show(
                UIBlurEffect(style: style), CGRect(x: 5 + CGFloat(index % 3) * 51, y: 5 + CGFloat(index / 3) * 51, width: 48, height: 48))
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
        }
        let light = film.frame(after: 0.1)
        film.stage.window.overrideUserInterfaceStyle = .dark
        let dark = film.frame(after: 0.1)
        #expect(Golden.difference(of: [light, dark], from: "materials") == nil)
        let (a, b) = (Bitmap(light), Bitmap(dark))
        // Those that adapt are dark now, the others are as they were.
        #expect(a[29, 80].x > b[29, 80].x + 60 && a[29, 29] == b[29, 29])
    }

    @Test func vibrantContentTakesItsColorsFromBehind() throws {
        for (index, style) in [UIBlurEffect.Style.systemThinMaterialLight, .systemThinMaterialDark].enumerated() {
            let blur = UIBlurEffect(style: style)
            let view = show(blur, CGRect(x: 5 + 77 * index, y: 5, width: 73, height: 150))
            for (row, kind) in [UIVibrancyEffectStyle.label, .secondaryLabel, .fill].enumerated() {
                let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: kind))
                vibrant.frame = CGRect(x: 0, y: 50 * row, width: 73, height: 50)
                label("Vibrant", in: vibrant)
                view.contentView.addSubview(vibrant)
            }
        }
        let frame = film.frame(after: 0.1)
        #expect(Golden.difference(of: [frame], from: "vibrancy") == nil)
    }

    @Test func contentIsShownInFrontAndMovesWithTheView() {
        let view = show(UIBlurEffect(style: .systemMaterial), CGRect(x: 10, y: 10, width: 100, height: 100))
        let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        mark.backgroundColor = .black
        view.contentView.addSubview(mark)
        #expect(Bitmap(film.frame(after: 0.1))[30, 30] == SIMD4(0, 0, 0, 255))
        view.frame = CGRect(x: 40, y: 40, width: 60, height: 110)
        #expect(Bitmap(film.frame(after: 0.1))[60, 60] == SIMD4(0, 0, 0, 255))
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 110))
        #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === mark)
    }

    @Test func effectsComeAndGoInAnimationBlocks() {
        let view = show(nil, CGRect(x: 0, y: 0, width: 160, height: 160))
        let clear = Bitmap(film.frame(after: 0.1))
        #expect(clear[80, 10] == SIMD4(255, 0, 0, 255) && clear[80, 26] == SIMD4(255, 0, 0, 255))
        var ended = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.effect = UIBlurEffect(style: .dark) },
            completion: { ended = $0 })
        film.frame()
        let half = Bitmap(film.frame(after: 0.5)), whole = Bitmap(film.frame(after: 0.6))
        #expect(ended)
        #expect(whole[80, 10].x < half[80, 10].x - 20 && half[80, 10].x < 240, "\(half[80, 10]), \(whole[80, 10])")
        UIView.performWithoutAnimation { view.effect = nil }
        #expect(Bitmap(film.frame(after: 0.1)).bytes == clear.bytes)
    }

    @Test func effectsAreArchived() throws {
        let blur = UIBlurEffect(style: .systemChromeMaterialDark)
        for effect in [blur, UIVibrancyEffect(blurEffect: blur, style: .separator)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: effect, requiringSecureCoding: true)
            let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIVisualEffect.self, from: data))
            #expect(type(of: copy) == type(of: effect))
            let (one, other) = (
                show(effect, CGRect(x: 0, y: 0, width: 70, height: 50)), show(copy, CGRect(x: 80, y: 0, width: 70, height: 50))
            )
            label("Text", in: one)
            label("Text", in: other)
            let picture = Bitmap(film.frame(after: 0.1))
            #expect((0..<70).allSatisfy { picture[$0, 25] == picture[$0 + 80, 25] })
            one.removeFromSuperview()
            other.removeFromSuperview()
        }
    }
}
