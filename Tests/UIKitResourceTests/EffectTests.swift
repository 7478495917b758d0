import QuartzCore
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite struct EffectTests {
        private func load(_ effect: String) throws -> UIVisualEffectView {
            let view = """
                <visualEffectView opaque="NO" id="e"><rect key="frame" x="0" y="0" width="80" height="60"/>
                <view key="contentView" opaque="NO" id="c"><rect key="frame" x="0" y="0" width="80" height="60"/>
                <subviews><view id="s" tag="7"><rect key="frame" x="5" y="5" width="10" height="10"/></view></subviews></view>
                \(effect)</visualEffectView>
                """
            let fixture = try BundleFixture(["Card.xib": xibXML(view)])
            return try #require(fixture.bundle.loadNibNamed("Card", owner: nil)?.first as? UIVisualEffectView)
        }

        @Test func aBlurHasItsStyleAndContent() throws {
            let view = try load("<blurEffect style=\"systemThickMaterialDark\"/>")
            #expect(view.frame.size == CGSize(width: 80, height: 60) && view.effect is UIBlurEffect)
            #expect(view.contentView.subviews.map(\.tag) == [7] && view.contentView.frame == view.bounds)
            let dark = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark))
            func backdrop(_ view: UIView) -> BackdropLayer? { view.layer.sublayers?.first as? BackdropLayer }
            #expect(backdrop(view)?.tint == backdrop(dark)?.tint && backdrop(view)?.blurRadius == backdrop(dark)?.blurRadius)
            let odd = try load("<blurEffect style=\"unheardOf\"/>")
            #expect(odd.effect is UIBlurEffect)
        }

        @Test func vibrancyIsForTheBlurInsideOfIt() throws {
            let view = try load("<vibrancyEffect style=\"fill\"><blurEffect style=\"dark\"/></vibrancyEffect>")
            #expect(view.effect is UIVibrancyEffect && view.contentView.subviews.count == 1)
            #expect((view.contentView.layer as? BackdropLayer)?.showsThroughContents == true)
        }

        @Test func withoutAnEffectThereIsNone() throws { #expect(try load("").effect == nil) }
    }
}
