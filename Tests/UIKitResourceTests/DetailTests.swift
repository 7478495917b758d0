import Foundation
import Testing
import UIKit

extension DocumentLoading {
    /// What documents say of objects beside their place and content.
    @MainActor @Suite struct DetailTests {
        /// The first object of a xib.
        private func load<Object>(_ xml: String, as type: Object.Type = Object.self) throws -> Object {
            try #require(UINib(data: Data(xibXML(xml).utf8), bundle: nil).instantiate(withOwner: nil).first as? Object)
        }

        /// Old documents say frames by their distances from the enclosing view.
        @Test func framesByTheirInsets() throws {
            let view: UIView = try load(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                <view tag="1" id="a"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/><subviews>
                <view tag="4" id="d"><frame key="frameInset" maxX="5" maxY="6" width="10" height="10"/></view></subviews></view>
                <view tag="2" id="b"><frame key="frameInset" minX="10" minY="20" maxX="30" maxY="40"/></view>
                <view tag="3" id="c"><frame key="frameInset" width="50" height="20"/></view></subviews></view>
                """)
            #expect(view.viewWithTag(1)?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(view.viewWithTag(2)?.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
            #expect(view.viewWithTag(3)?.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
            #expect(view.viewWithTag(4)?.frame == CGRect(x: 15, y: 24, width: 10, height: 10))
        }

        @available(iOS, deprecated: 8.0)
        @Test func barButtonsOfOldDocumentsAreBordered() throws {
            let item: UIBarButtonItem = try load("<barButtonItem title=\"Edit\" style=\"bordered\" id=\"b\"/>")
            #expect(item.style == .bordered)
            let done: UIBarButtonItem = try load("<barButtonItem title=\"Done\" style=\"done\" id=\"b\"/>")
            #expect(done.style == .done)
        }

        @Test func symbolsOfFontsAndStates() throws {
            let button: UIButton = try load(
                """
                <button buttonType="system" id="b"><state key="normal"><imageReference key="image" image="star" catalog="system">\
                <symbolConfiguration key="symbolConfiguration" configurationType="font" scale="large"><fontDescription key="font" \
                type="system" pointSize="40"/></symbolConfiguration></imageReference></state><state key="selected"><imageReference \
                key="image" image="star.fill" catalog="system"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
                pointSize="12" weight="bold"/></state></button>
                """)
            let large = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40), scale: .large)
            #expect(button.image(for: .normal)?.size == UIImage(systemName: "star", withConfiguration: large)?.size)
            #expect(
                button.preferredSymbolConfigurationForImage(in: .selected)
                    == UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .default))
            let view: UIImageView = try load(
                """
                <imageView id="i"><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" \
                textStyle="UICTFontTextStyleTitle1"/></imageView>
                """)
            #expect(view.preferredSymbolConfiguration == UIImage.SymbolConfiguration(textStyle: .title1, scale: .default))
        }

        @Test func paragraphsHaveTabStopsAndTextShadows() throws {
            let label: UILabel = try load(
                """
                <label usesAttributedText="YES" id="l"><attributedString key="attributedText"><fragment content="a"><attributes>\
                <shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="3"/></shadow>\
                <paragraphStyle key="NSParagraphStyle" alignment="center" baseWritingDirection="rightToLeft" defaultTabInterval="36"><tabStops>\
                <textTab alignment="left" location="28"><options/></textTab><textTab alignment="right" location="90"><options/></textTab>\
                </tabStops></paragraphStyle></attributes></fragment></attributedString></label>
                """)
            let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
            let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
            #expect(style.alignment == .center && style.baseWritingDirection == .rightToLeft && style.defaultTabInterval == 36)
            #expect(style.tabStops == [NSTextTab(textAlignment: .left, location: 28), NSTextTab(textAlignment: .right, location: 90)])
            let shadow = try #require(attributes[.shadow] as? NSShadow)
            #expect(shadow.shadowBlurRadius == 2 && shadow.shadowOffset == CGSize(width: 1, height: 3))
        }

        @Test func viewsAreRestoredByTheirIdentifiers() throws {
            let view: UIView = try load("<view restorationIdentifier=\"map\" id=\"v\"/>")
            #expect(view.restorationIdentifier == "map")
        }

        @Test func textViewsFindLinks() throws {
            let view: UITextView = try load(
                """
                <textView editable="NO" text="See www.example.com" id="t"><dataDetectorType key="dataDetectorTypes" link="YES" \
                phoneNumber="YES"/></textView>
                """)
            #expect(view.dataDetectorTypes == [.link, .phoneNumber])
        }

        /// Xcode's templates say that bars clip; what is below the status bar is theirs nevertheless.
        @Test func theBarOfANavigationControllerReachesUnderTheStatusBar() throws {
            let controller: UINavigationController = try load(
                """
                <navigationController id="n"><navigationBar key="navigationBar" clipsSubviews="YES" id="b"/></navigationController>
                """)
            #expect(!controller.navigationBar.clipsToBounds)
            let bar: UINavigationBar = try load("<navigationBar clipsSubviews=\"YES\" id=\"b\"/>")
            #expect(bar.clipsToBounds)
        }

        @Test func titleShadowsLieBehindTheirTitlesUnlessMoved() throws {
            let state =
                "<state key=\"normal\" title=\"1\"><color key=\"titleShadowColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></state>"
            let plain: UIButton = try load("<button id=\"b\">\(state)</button>")
            #expect(plain.titleLabel?.shadowOffset == .zero && plain.titleShadowColor(for: .normal) != nil)
            let moved: UIButton = try load("<button id=\"b\"><size key=\"titleShadowOffset\" width=\"0\" height=\"2\"/>\(state)</button>")
            #expect(moved.titleLabel?.shadowOffset == CGSize(width: 0, height: 2))
        }

        @Test func buttonsMeetThePointerIfTheirDocumentSaysSo() throws {
            let button: UIButton = try load("<button pointerInteraction=\"YES\" toolTip=\"Saves\" id=\"b\"/>")
            #expect(button.isPointerInteractionEnabled && button.toolTip == "Saves")
            let plain: UIButton = try load("<button id=\"b\"/>")
            #expect(!plain.isPointerInteractionEnabled && plain.toolTip == nil)
        }

        @Test func windowsAreSeenIfTheirDocumentSaysSo() throws {
            let seen: UIWindow = try load("<window opaque=\"NO\" visibleAtLaunch=\"YES\" id=\"w\"/>")
            defer { seen.isHidden = true }
            #expect(!seen.isHidden)
            let hidden: UIWindow = try load("<window opaque=\"NO\" visibleAtLaunch=\"NO\" id=\"w\"/>")
            #expect(hidden.isHidden)
        }

        /// A view of a framework that is not here is a plain view, and nothing that it would have is asked of it.
        @Test func viewsOfOtherFrameworksArePlain() throws {
            let view: UIView = try load(
                """
                <view id="v"><subviews><mapView mapType="standard" tag="1" id="m"><rect key="frame" x="1" y="2" width="3" height="4"/>\
                <connections><outlet property="delegate" destination="v" id="o"/></connections></mapView>\
                <sceneKitView contentMode="scaleToFill" tag="2" id="w"/></subviews></view>
                """)
            #expect(view.viewWithTag(1)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(view.viewWithTag(2).map { type(of: $0) == UIView.self } == true)
        }
    }
}
