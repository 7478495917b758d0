import Foundation
import Testing
import UIKit

extension DocumentLoading {
    /// Controls as Interface Builder writes them.
    @MainActor @Suite struct ControlTests {
        /// The first object of a xib.
        private func load<Object>(_ xml: String, as type: Object.Type = Object.self) throws -> Object {
            try #require(UINib(data: Data(xibXML(xml).utf8), bundle: nil).instantiate(withOwner: nil).first as? Object)
        }

        private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""

        @Test func switches() throws {
            let control: UISwitch = try load(
                """
                <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" \
                title="Sound" preferredStyle="checkbox" id="s"><rect key="frame" x="5" y="6" width="51" height="31"/>\
                <color key="onTintColor" \(red)/><color key="thumbTintColor" \(red)/></switch>
                """)
            #expect(control.isOn && control.title == "Sound" && control.preferredStyle == .checkbox)
            #expect(control.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && control.thumbTintColor != nil)
            #expect(control.frame.origin == CGPoint(x: 5, y: 6))
            let plain: UISwitch = try load("<switch id=\"s\"/>")
            #expect(!plain.isOn && plain.onTintColor == nil && plain.preferredStyle == .automatic)
        }

        @Test func accessibilityIsTakenOver() throws {
            let control: UIView = try load(
                """
                <view id="v"><accessibility key="accessibilityConfiguration" identifier="dial" label="Dial" hint="Turns" value="3">\
                <accessibilityTraits key="traits" button="YES" adjustable="YES"/><bool key="isElement" value="YES"/></accessibility></view>
                """)
            #expect(control.isAccessibilityElement && control.accessibilityTraits == [.button, .adjustable])
            #expect(control.accessibilityIdentifier == "dial" && control.accessibilityLabel == "Dial")
            #expect(control.accessibilityHint == "Turns" && control.accessibilityValue == "3")
        }

        @Test func sliders() throws {
            let control: UISlider = try load(
                """
                <slider opaque="NO" contentMode="scaleToFill" value="30" minValue="-10" maxValue="50" continuous="NO" id="s">\
                <color key="minimumTrackTintColor" \(red)/></slider>
                """)
            #expect(control.minimumValue == -10 && control.maximumValue == 50 && control.value == 30 && !control.isContinuous)
            #expect(control.minimumTrackTintColor != nil && control.maximumTrackTintColor == nil)
        }

        @Test func colorWells() throws {
            let control: UIColorWell = try load(
                """
                <colorWell opaque="NO" contentMode="scaleToFill" title="Ink" supportsAlpha="NO" id="w"><color key="selectedColor" \(red)/>\
                </colorWell>
                """)
            #expect(control.title == "Ink" && !control.supportsAlpha)
            #expect(control.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }

        /// The value comes before its limits in the document, and must not be cut off by those the control starts with.
        @Test func steppers() throws {
            let control: UIStepper = try load(
                """
                <stepper opaque="NO" value="150" minimumValue="100" maximumValue="200" stepValue="5" autorepeat="NO" wraps="YES" id="s"/>
                """)
            #expect(control.minimumValue == 100 && control.maximumValue == 200 && control.value == 150 && control.stepValue == 5)
            #expect(!control.autorepeat && control.wraps && control.isContinuous)
        }

        @Test func aStepperWithoutAStepKeepsItsOwn() throws {
            let control: UIStepper = try load("<stepper stepValue=\"0\" maximumValue=\"10\" id=\"s\"/>")
            #expect(control.stepValue == 1)
        }

        @Test func segmentedControls() throws {
            let control: UISegmentedControl = try load(
                """
                <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" momentary="NO" id="s"><segments>\
                <segment title="First"/><segment title="Second" width="90"/><segment title="Third" enabled="NO">\
                <size key="contentOffset" width="1" height="2"/></segment></segments><color key="selectedSegmentTintColor" \(red)/>\
                </segmentedControl>
                """)
            #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
            #expect(control.titleForSegment(at: 2) == "Third" && control.widthForSegment(at: 1) == 90)
            #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 2))
            #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 1, height: 2))
            #expect(control.selectedSegmentTintColor != nil)
        }

        @Test func aSegmentThatIsNotThereIsNotSelected() throws {
            let control: UISegmentedControl = try load(
                "<segmentedControl selectedSegmentIndex=\"7\" id=\"s\"><segments><segment title=\"A\"/></segments></segmentedControl>")
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }

        @Test func pageControls() throws {
            let control: UIPageControl = try load(
                """
                <pageControl opaque="NO" numberOfPages="4" currentPage="2" hidesForSinglePage="YES" backgroundStyle="prominent" id="p">\
                <color key="pageIndicatorTintColor" \(red)/></pageControl>
                """)
            #expect(control.numberOfPages == 4 && control.currentPage == 2 && control.hidesForSinglePage)
            #expect(control.backgroundStyle == .prominent && control.pageIndicatorTintColor != nil)
            #expect(control.currentPageIndicatorTintColor == nil)
        }

        @Test func progressViews() throws {
            let view: UIProgressView = try load(
                """
                <progressView opaque="NO" progress="0.25" progressViewStyle="bar" id="p"><color key="progressTintColor" \(red)/>\
                <color key="trackTintColor" \(red)/></progressView>
                """)
            #expect(view.progress == 0.25 && view.progressViewStyle == .bar && view.progressTintColor != nil && view.trackTintColor != nil)
        }

        @Test func textFields() throws {
            let field: UITextField = try load(
                """
                <textField opaque="NO" text="Typed" borderStyle="roundedRect" placeholder="Type here" textAlignment="center" minimumFontSize="12" \
                adjustsFontSizeToFit="YES" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="t"><color key="textColor" \(red)/>\
                <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/><textInputTraits key="textInputTraits" \
                autocapitalizationType="words" autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress" returnKeyType="done" \
                keyboardAppearance="alert" secureTextEntry="YES" enablesReturnKeyAutomatically="YES" textContentType="password"/></textField>
                """)
            #expect(field.text == "Typed" && field.placeholder == "Type here" && field.borderStyle == .roundedRect)
            #expect(field.textAlignment == .center && field.minimumFontSize == 12 && field.adjustsFontSizeToFitWidth)
            #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing && field.leftViewMode == .never)
            #expect(field.font?.pointSize == 19 && field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .yes)
            #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done && field.keyboardAppearance == .dark)
            #expect(field.isSecureTextEntry && field.enablesReturnKeyAutomatically && field.textContentType == .password)
        }

        @Test func textViews() throws {
            let view: UITextView = try load(
                """
                <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" selectable="NO" \
                textAlignment="right" id="t"><rect key="frame" x="0" y="0" width="200" height="80"/><color key="textColor" \(red)/>\
                <string key="text">One
                Two</string><fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="13"/>\
                <textInputTraits key="textInputTraits" smartQuotesType="no" keyboardType="URL"/></textView>
                """)
            #expect(view.text == "One\nTwo" && !view.isEditable && !view.isSelectable && view.textAlignment == .right)
            #expect(view.font?.pointSize == 13 && view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(view.smartQuotesType == .no && view.keyboardType == .URL && view.bounds.width == 200)
        }

        @Test func attributedTexts() throws {
            let view: UITextView = try load(
                """
                <textView id="t"><attributedString key="attributedText"><fragment content="Bold"><attributes><font key="NSFont" size="20" \
                name="Helvetica-Bold"/></attributes></fragment><fragment content=" plain"/></attributedString></textView>
                """)
            #expect(view.attributedText?.string == "Bold plain")
            #expect((view.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        }
    }
}
