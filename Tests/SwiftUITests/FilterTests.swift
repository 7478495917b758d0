import Sessions
import Testing
import UIKit

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let orange = Color(red: 1, green: 0.5, blue: 0)

/// What changes the picture of a view.
@Suite(.session, .serialized) @MainActor
struct FilterTests {
    private func color<V: View>(_ view: V) -> [Int] { picture(view).color(50, 50) }

    /// A picture of a view in the middle of a window.
    private func picture<V: View>(_ view: V) -> Picture {
        let whole = view.frame(width: 100, height: 100).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
        return Picture(Stage(whole, size: CGSize(width: 100, height: 100)))
    }

    private func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 2 } }

    @Test func aBlurSpreadsWhatIsShownAndLeavesTheMiddleOfLargeThings() {
        let plain = picture(red.frame(width: 60, height: 60))
        let blurred = picture(red.frame(width: 60, height: 60).blur(radius: 5))
        #expect(plain.isColor(50, 50, [255, 0, 0]) && plain.isColor(15, 50, [255, 255, 255]))
        #expect(blurred.isColor(50, 50, [255, 0, 0]))
        // Half of it at the edge, a little beyond, nothing far away.
        #expect(blurred.isColor(20, 50, [255, 127, 127], within: 20))
        #expect(blurred.color(15, 50)[1] < 250 && blurred.color(15, 50)[1] > 190)
        #expect(blurred.isColor(2, 50, [255, 255, 255]))
    }

    @Test func anOpaqueBlurEndsAtTheEdges() {
        let blurred = picture(red.frame(width: 60, height: 60).blur(radius: 5, opaque: true))
        #expect(blurred.isColor(21, 50, [255, 0, 0]) && blurred.isColor(18, 50, [255, 255, 255]))
    }

    @Test func coloursAreInvertedMultipliedAndTurnedGrey() {
        #expect(isNear(color(orange.colorInvert()), [0, 127, 255]))
        #expect(isNear(color(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 1))), [128, 128, 0]))
        let grey = color(orange.saturation(0))
        #expect(grey[0] == grey[1] && grey[1] == grey[2] && abs(grey[0] - 145) < 3)
        #expect(color(orange.grayscale(1)) == grey)
        #expect(isNear(color(orange.saturation(1)), [255, 128, 0]))
        #expect(color(Color(white: 0.5).brightness(0.25)).allSatisfy { abs($0 - 191) < 3 })
        #expect(color(Color(white: 0.75).contrast(0)).allSatisfy { abs($0 - 128) < 3 })
        let turned = color(red.hueRotation(.degrees(120)))
        #expect(turned[1] > turned[0] && turned[1] > turned[2])
    }

    @Test func aViewIsPutOverWhatIsBehindAsItsBlendModeSays() {
        func blended(_ mode: BlendMode) -> [Int] {
            color(
                ZStack {
                    Color(red: 0, green: 1, blue: 1)
                    orange.blendMode(mode)
                })
        }
        #expect(isNear(blended(.multiply), [0, 128, 0]))
        #expect(isNear(blended(.screen), [255, 255, 255]))
        #expect(isNear(blended(.difference), [255, 127, 255]))
        #expect(isNear(blended(.plusLighter), [255, 255, 255]))
        #expect(isNear(blended(.plusDarker), [0, 128, 0]))
        #expect(isNear(blended(.normal), [255, 128, 0]))
    }

    @Test func aCompositingGroupKeepsBlendingWithin() {
        let free = color(
            ZStack {
                Color(red: 0, green: 1, blue: 1)
                ZStack { orange.blendMode(.multiply) }
            })
        let grouped = color(
            ZStack {
                Color(red: 0, green: 1, blue: 1)
                ZStack { orange.blendMode(.multiply) }.compositingGroup()
            })
        #expect(isNear(free, [0, 128, 0]) && isNear(grouped, [255, 128, 0]))
    }

    @Test func anOpaqueDrawingGroupStandsOnBlack() {
        let group = picture(Circle().fill(red).frame(width: 60, height: 60).drawingGroup(opaque: true))
        #expect(group.isColor(50, 50, [255, 0, 0]) && group.isColor(22, 22, [0, 0, 0]) && group.isColor(10, 10, [255, 255, 255]))
    }

    @Test func aMaskShowsTheViewWhereItIsOpaque() {
        let masked = picture(red.mask { Circle().frame(width: 40, height: 40) })
        #expect(masked.isColor(50, 50, [255, 0, 0]) && masked.isColor(50, 25, [255, 255, 255]))
        let corner = picture(red.mask(alignment: .topLeading) { Rectangle().frame(width: 40, height: 40) })
        #expect(corner.isColor(10, 10, [255, 0, 0]) && corner.isColor(60, 60, [255, 255, 255]))
        let faded = picture(red.mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)))
        #expect(faded.color(10, 50)[1] < 50 && faded.color(90, 50)[1] > 200)
    }

    @Test func edgesAreSmoothUnlessTheyAreNotToBe() {
        func middle(_ style: FillStyle) -> [Int] {
            // A slanted edge, whose pixels are covered in part.
            let picture = picture(
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 0))
                    path.addLine(to: CGPoint(x: 100, y: 50))
                    path.addLine(to: CGPoint(x: 0, y: 100))
                }.fill(red, style: style))
            return (0..<100).map { picture.color($0, 30)[1] }.filter { $0 > 10 && $0 < 245 }
        }
        #expect(!middle(FillStyle()).isEmpty)
        #expect(middle(FillStyle(antialiased: false)).isEmpty)
    }

    @Test func theCornersOfARectangleAreRoundedEachByItself() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UnevenRoundedRectangle(topLeadingRadius: 30, style: .continuous).path(in: rect)
        #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
        let even = RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
        for style in [RoundedCornerStyle.circular, .continuous] {
            let uneven = UnevenRoundedRectangle(cornerRadii: even, style: style).path(in: rect)
            let plain = RoundedRectangle(cornerRadius: 20, style: style).path(in: rect)
            for step in 0..<40 {
                let point = CGPoint(x: Double(step) * 0.5 + 0.25, y: 3)
                #expect(uneven.contains(point) == plain.contains(point))
            }
        }
    }
}
