import Foundation
import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct VisualFormatTests {
    private let a = plainView()
    private let b = plainView()
    private let root: UIView

    init() { root = container(300, 200, a, b) }

    private func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }

    @Test func viewsFollowEachOtherWithSpaces() {
        activate("H:|-20-[a(50)]-[b]-gap-|", .alignAllTop, metrics: ["gap": 30])
        activate("V:|-(5)-[a(b)]")
        activate("V:[b(==10)]")
        root.layoutIfNeeded()
        #expect(a.frame == rect(20, 5, 50, 10))
        #expect(b.frame == rect(78, 5, 192, 10))
    }

    @Test func standardSpacesAtTheEdgesAreMargins() {
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        activate("|-[a][b(a)]-|", [.alignAllTop, .alignAllBottom])
        activate("V:|-[a]-|")
        root.layoutIfNeeded()
        #expect(a.frame == rect(12, 11, 137, 176) && b.frame == rect(149, 11, 137, 176))
    }

    @Test func predicatesCompareAndHavePriorities() {
        activate("H:|[a(>=40,<=60,100@750)]-(>=5)-[b(20)]-(0@900,10@800)-|", metrics: nil)
        root.layoutIfNeeded()
        #expect(a.frame.width == 60 && b.frame.maxX == 300)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[a(width@high)]-(<=space)-[b]",
            metrics: ["width": 33, "high": UILayoutPriority.defaultHigh, "space": NSNumber(value: 2.5)],
            views: ["a": a, "b": b])
        #expect(constraints.count == 2)
        #expect(constraints[0].constant == 33 && constraints[0].priority == .defaultHigh)
        #expect(constraints[1].relation == .lessThanOrEqual && constraints[1].constant == 2.5 && constraints[1].firstItem === b)
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.alignAllTop, CGFloat(5)), (.alignAllBottom, 55), (.alignAllCenterY, 30),
        (.alignAllFirstBaseline, 5), (.alignAllLastBaseline, 55),
    ])
    func rowsAreAligned(_ option: NSLayoutConstraint.FormatOptions, _ place: CGFloat) {
        activate("H:|[a(10)]-[b(10)]", option)
        activate("V:|-5-[a(60)]")
        activate("V:[b(10)]")
        root.layoutIfNeeded()
        #expect(a.frame == rect(0, 5, 10, 60) && b.frame == rect(18, place, 10, 10))
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.alignAllLeft, CGFloat(5)), (.alignAllRight, 55), (.alignAllLeading, 5), (.alignAllTrailing, 55),
        (.alignAllCenterX, 30),
    ])
    func columnsAreAligned(_ option: NSLayoutConstraint.FormatOptions, _ place: CGFloat) {
        activate("V:|[a(10)]-[b(10)]", option)
        activate("H:|-5-[a(60)]")
        activate("H:[b(10)]")
        root.layoutIfNeeded()
        #expect(a.frame == rect(5, 0, 60, 10) && b.frame == rect(place, 18, 10, 10))
    }

    @Test func columnsAreSpacedFromBaselineToBaseline() {
        let (first, second) = (TextView(characters: 2), TextView(characters: 3))
        root.addSubview(first)
        root.addSubview(second)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[first]-30-[second]", options: [.alignAllLeading, .spacingBaselineToBaseline],
                views: ["first": first, "second": second])
                + NSLayoutConstraint.constraints(withVisualFormat: "H:|[first]", views: ["first": first]))
        root.layoutIfNeeded()
        #expect(first.frame == rect(0, 0, 20, 20))
        #expect(second.frame == rect(0, 30, 30, 20))
    }

    @Test func directionsAreKept() {
        activate("H:|-10-[a(20)]-5-[b(30)]", .directionRightToLeft)
        root.layoutIfNeeded()
        #expect(a.frame.maxX == 290 && b.frame.maxX == 265 && b.frame.minX == 235)
    }

    @Test func negativeSpacesOverlap() {
        activate("H:|[a(50)]-(-10)-[b(20)]")
        root.layoutIfNeeded()
        #expect(b.frame.minX == 40)
    }

    @Test(arguments: [
        ("H:|-[a", "Expected a ']' here to end the view", 6), ("H|[a]", "Expected a ':' here to follow the orientation", 1),
        ("[a]-8[b]", "Expected a '-' here", 5), ("[a(1]", "Expected a ')' here", 4), ("[]", "Expected a view name here", 1),
        ("", "Expected a view.", 0), ("[a]-(1.2.3)-[b]", "Expected a number here", 5),
        ("[a]|x", "Expected the end of the format after the superview", 4),
    ])
    func formatsThatCannotBeReadSayWhere(_ format: String, _ reason: String, _ position: Int) throws {
        let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
        #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
        #expect(error?.position == position)
    }

    @Test func unknownNamesAreNamed() {
        func reason(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
            var builder = VisualFormatBuilder(options: options, metrics: [:], views: ["a": a, "b": b])
            let error = #expect(throws: VisualFormatError.self) { try builder.build(VisualFormatParser.parse(format)) }
            return error?.reason
        }
        #expect(reason("[c]") == "c is not a key in the views dictionary.")
        #expect(reason("[a]-x-[b]") == "x is not a key in the metrics dictionary.")
        #expect(reason("[a(x)]") == "x is not a key in the metrics or views dictionary.")
        #expect(reason("[a]-[b]", .alignAllLeft)?.contains("horizontal edge") == true)
    }

    @Test func aBadFormatEndsWithThePlaceMarked() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", views: ["a": UIView()]) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Unable to parse constraint format: \nExpected a ']' here to end the view \nH:|-[a \n      ^"))
    }

    @Test func randomFormatsNeverCrashTheReader() {
        var state: UInt64 = 7
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let pieces = [
            "H:", "V:", "|", "-", "[a]", "[b(", ")", "]", "[", "(", ">=", "<=", "==", "@", "20", "750", ",", "name", "é", " ", "-1.5", ".",
        ]
        for _ in 0..<20_000 {
            _ = try? VisualFormatParser.parse((0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined())
        }
    }
}
