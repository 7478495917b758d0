import Foundation
import Testing
import UIKit

@Suite @MainActor struct TextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.decimal, 4, "4"), (.disc, 4, "\u{2022}"), (.lowercaseAlpha, 28, "ab"), (.uppercaseAlpha, 26, "Z"),
        (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseRoman, 4, "iv"), (.octal, 9, "11"), (.uppercaseHexadecimal, 255, "FF"),
        (NSTextList.MarkerFormat("({decimal})"), 3, "(3)"), (NSTextList.MarkerFormat("{unknown}-"), 3, "-"),
        (NSTextList.MarkerFormat("no braces"), 1, "no braces"), (NSTextList.MarkerFormat("{open"), 1, "{open"),
    ])
    func itemsAreMarkedByTheFormat(_ format: NSTextList.MarkerFormat, _ number: Int, _ marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test func numbersMakeAListOrdered() {
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(NSTextList(markerFormat: NSTextList.MarkerFormat("a {lower-roman}."), options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    }

    @Test func optionsAreBitsWithoutASign() {
        let options = NSTextList.Options(rawValue: UInt(1))
        #expect(options == .prependEnclosingMarker)
        #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == options)
        #expect(NSTextList(markerFormat: .disc, options: options, startingItemNumber: 3).listOptions.rawValue == UInt(1))
    }

    private func list(_ format: NSTextList.MarkerFormat, _ text: String) -> UITextView {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: format, options: 0)]
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        view.backgroundColor = .white
        view.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        return view
    }

    @Test func aTextViewIndentsItemsAndMarksThem() {
        let view = list(.decimal, "one\ntwo\nthree")
        let start = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(start.minX - 41) <= 1)
        let picture = Snapshot(view)
        picture.expectGolden("list")
        for line in 0..<3 {
            #expect(picture.darkness(CGRect(x: 14, y: 9 + CGFloat(line) * start.height, width: 14, height: start.height)) > 0.02)
        }
        #expect(Snapshot(list(.decimal, "")).darkness(CGRect(x: 0, y: 0, width: 200, height: 120)) == 0)
    }

    @Test func stylesDifferByTheirLists() {
        let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        one.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        #expect(one != other && (one.mutableCopy() as? NSParagraphStyle) == one)
    }
}
