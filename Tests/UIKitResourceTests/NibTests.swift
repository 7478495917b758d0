import Foundation
import Testing
import UIKit

extension DocumentLoading {
    @MainActor @Suite struct NibTests {
        init() {
            JournalController.register()
            _ = Journal.take()
        }

        @Test func aXibConnectsItsOwner() throws {
            let owner = """
                <connections><outlet property="first" destination="v" id="c1"/><outlet property="button" destination="k" id="c2"/></connections>
                """
            let objects = """
                <view id="v" tag="2"><rect key="frame" x="0" y="0" width="10" height="20"/></view><control id="k"><connections>
                <action selector="pressed:" destination="-1" eventType="valueChanged" id="c3"/></connections></control>
                """
            let fixture = try BundleFixture(["Card.xib": xibXML(owner: owner, objects)])
            let controller = JournalController(nibName: nil, bundle: nil)
            let made = try #require(fixture.bundle.loadNibNamed("Card", owner: controller))
            #expect(made.count == 2)
            #expect((made.first as? UIView)?.tag == 2)
            #expect(controller.first === made.first as? UIView)
            controller.button?.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["pressed by UIControl"])
        }

        @Test func theSameNibMakesNewObjectsEachTime() throws {
            let fixture = try BundleFixture(["Card.xib": xibXML("<view id=\"v\" tag=\"2\"/>")])
            let nib = UINib(nibName: "Card", bundle: fixture.bundle)
            let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            #expect(first !== second)
        }

        @Test func aNibCanComeFromData() throws {
            let nib = UINib(data: Data(xibXML("<view id=\"v\" tag=\"2\"/>").utf8), bundle: nil)
            #expect((nib.instantiate(withOwner: nil).first as? UIView)?.tag == 2)
        }

        @Test func aControllersViewComesFromItsXib() throws {
            let owner = "<connections><outlet property=\"view\" destination=\"v\" id=\"c1\"/></connections>"
            let fixture = try BundleFixture(["Screen.xib": xibXML(owner: owner, "<view id=\"v\" tag=\"8\"/>")])
            let controller = UIViewController(nibName: "Screen", bundle: fixture.bundle)
            #expect(controller.view.tag == 8)
        }

        @Test func externalObjectsStandInForProxies() throws {
            let objects = """
                <placeholder placeholderIdentifier="Helper" id="p"/><control id="k" tag="1"><connections>
                <action selector="pressed:" destination="p" eventType="valueChanged" id="c"/></connections></control>
                """
            let fixture = try BundleFixture(["Card.xib": xibXML(objects)])
            let helper = JournalController(nibName: nil, bundle: nil)
            let made = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(
                withOwner: nil, options: [.externalObjects: ["Helper": helper]])
            (made.first as? UIControl)?.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["pressed by UIControl"])
        }

        @Test func labelsTakeTheirTextFontAndLines() throws {
            let nib = UINib(
                data: Data(
                    xibXML(
                        """
                        <label id="l" text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="0" \
                        adjustsFontSizeToFit="YES" minimumFontSize="10" horizontalHuggingPriority="251"><rect key="frame" x="0" y="0" width="90" height="20"/>
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
                        """
                    ).utf8), bundle: nil)
            let label = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
            #expect(label.text == "Hello" && label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
            #expect(label.numberOfLines == 0 && label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
            #expect(label.font == UIFont.boldSystemFont(ofSize: 20))
        }

        @Test func attributedTextsKeepTheirFontsAndStyles() throws {
            let nib = UINib(
                data: Data(
                    xibXML(
                        """
                        <label id="l"><attributedString key="attributedText"><fragment content="One"><attributes>
                        <font key="NSFont" metaFont="systemBold" size="14"/><paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3"/>
                        </attributes></fragment><fragment content=" two"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
                        </attributedString></label>
                        """
                    ).utf8), bundle: nil)
            let text = try #require((nib.instantiate(withOwner: nil).first as? UILabel)?.attributedText)
            #expect(text.string == "One two")
            #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == UIFont.boldSystemFont(ofSize: 14))
            let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
            #expect(style.alignment == .right && style.lineSpacing == 3)
            #expect((text.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? NSNumber)?.intValue == 1)
        }

        @Test func aButtonWithAConfigurationShowsNothingOfItsStates() throws {
            let button = """
                <button id="b"><state key="normal" title="Button"/><buttonConfiguration key="configuration" style="tinted" image="stop.fill" \
                catalog="system"/></button>
                """
            let made = try #require(UINib(data: Data(xibXML(button).utf8), bundle: nil).instantiate(withOwner: nil).first as? UIButton)
            #expect(made.configuration?.title == nil && made.configuration?.image != nil && made.title(for: .normal) == nil)
        }
    }
}
