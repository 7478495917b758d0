import Sessions
import Testing
import UIKit

@testable import SwiftUI

/// A shape that is as large as it is offered, but no smaller or larger than its limits.
private struct Box: View {
    var least: CGFloat = 0
    var most: CGFloat = .infinity
    var height: CGFloat = 10
    var body: some View { Rectangle().frame(minWidth: least, maxWidth: most).frame(height: height) }
}

@Suite(.session) @MainActor
struct LayoutTests {
    private func frames<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 400) -> [CGRect] {
        Stage(view.ignoresSafeArea(), size: CGSize(width: width, height: height)).shapes
    }

    private func size<V: View>(_ view: V, _ proposal: CGSize) -> CGSize { UIHostingController(rootView: view).sizeThatFits(in: proposal) }

    @Test func aFrameCentersWhatIsInIt() {
        #expect(frames(Rectangle().frame(width: 100, height: 50)) == [CGRect(x: 100, y: 175, width: 100, height: 50)])
    }

    @Test func paddingTakesItsSpaceOffWhatItOffers() {
        #expect(frames(Rectangle().padding()) == [CGRect(x: 16, y: 16, width: 268, height: 368)])
        #expect(frames(Rectangle().padding(.leading, 10)) == [CGRect(x: 10, y: 0, width: 290, height: 400)])
    }

    @Test func aSymbolIsAsLargeAsItsInk() {
        // 17 points, as pictures recorded on iOS have it: without the room that UIKit's image has at its sides.
        let view = HStack {
            Image(systemName: "circle.fill")
            Rectangle().frame(width: 10, height: 5)
        }
        #expect(size(view, CGSize(width: 300, height: 400)) == CGSize(width: 35, height: 17))
        #expect(size(Image(systemName: "circle.fill").resizable().frame(width: 40), CGSize(width: 300, height: 50)).height == 50)
    }

    @Test func aStackAsksTheLeastFlexibleViewFirst() {
        // 300 points less 2 gaps of 10: the fixed one takes 40, the limited one its share up to 60, the other what is left.
        let view = HStack(spacing: 10) {
            Box()
            Box(least: 40, most: 40)
            Box(most: 60)
        }
        #expect(frames(view).map(\.width) == [180, 40, 60])
        #expect(frames(view).map(\.minX) == [0, 190, 240])
    }

    @Test func viewsOfAHigherPriorityGetTheirRoomFirst() {
        let view = HStack(spacing: 0) {
            Box(least: 50)
            Box().layoutPriority(1)
        }
        #expect(frames(view).map(\.width) == [50, 250])
    }

    @Test func aStackIsAsLargeAsItsViews() {
        let view = VStack(alignment: .leading, spacing: 4) {
            Rectangle().frame(width: 30, height: 10)
            Rectangle().frame(width: 50, height: 20)
        }
        #expect(size(view, CGSize(width: 300, height: 400)) == CGSize(width: 50, height: 34))
        #expect(frames(view) == [CGRect(x: 125, y: 183, width: 30, height: 10), CGRect(x: 125, y: 197, width: 50, height: 20)])
    }

    @Test func aSpacerTakesWhatIsLeftAndNoSpacingBesides() {
        let view = HStack {
            Rectangle().frame(width: 20, height: 10)
            Spacer()
            Rectangle().frame(width: 20, height: 10)
        }
        #expect(frames(view).map(\.minX) == [0, 280])
    }

    @Test func aSpacerLeavesATextTheRoomThatItNeeds() {
        // The text needs more than half of the room, and has one line nevertheless.
        let text = Text("A text that is not short")
        let line = size(text, CGSize(width: 1_000, height: 100))
        let view = HStack {
            text
            Spacer()
        }
        #expect(size(view, CGSize(width: line.width + 20, height: 100)).height == line.height)
    }

    @Test func alignmentGuidesMoveViews() {
        let view = HStack(alignment: .top, spacing: 0) {
            Rectangle().frame(width: 10, height: 10)
            Rectangle().frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
        }
        let found = frames(view)
        #expect(found[0].minY - found[1].minY == 10)
    }

    @Test func aLayeredViewIsAsLargeAsTheOneItBelongsTo() {
        let view = Rectangle().frame(width: 60, height: 40).overlay(alignment: .bottomTrailing) { Rectangle().frame(width: 10, height: 10) }
        #expect(frames(view) == [CGRect(x: 120, y: 180, width: 60, height: 40), CGRect(x: 170, y: 210, width: 10, height: 10)])
        #expect(size(view, CGSize(width: 300, height: 400)) == CGSize(width: 60, height: 40))
    }

    @Test func ratiosFitOrFill() {
        #expect(size(Rectangle().aspectRatio(2, contentMode: .fit), CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 50))
        #expect(size(Rectangle().aspectRatio(2, contentMode: .fill), CGSize(width: 100, height: 100)) == CGSize(width: 200, height: 100))
    }

    @Test func limitsOfAFrameFollowTheProposalOnTheirSide() {
        let text = Rectangle().frame(width: 80, height: 10)
        #expect(size(text.frame(maxWidth: .infinity), CGSize(width: 200, height: 50)).width == 200)
        #expect(size(text.frame(minWidth: 100), CGSize(width: 60, height: 50)).width == 100)
        #expect(size(text.frame(maxWidth: 50), CGSize(width: 200, height: 50)).width == 50)
    }

    @Test func gridsShareTheirWidthAmongColumns() {
        let columns = [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
        let view = LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<4) { _ in Rectangle().frame(height: 20) } }
        let found = frames(view)
        #expect(found.map(\.width) == [50, 115, 115, 50])
        #expect(found.map(\.minX) == [0, 60, 185, 0] && found[3].minY - found[0].minY == 25)
    }

    @Test func adaptiveColumnsAreAsManyAsFit() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 15)]) {
            ForEach(0..<3) { _ in Rectangle().frame(height: 20) }
        }
        #expect(frames(view).map(\.width) == [90, 90, 90])
    }

    @Test func aReaderOfGeometryTakesAllOfItsRoomAndTellsIt() {
        let view = GeometryReader { proxy in Rectangle().frame(width: proxy.size.width / 2, height: proxy.size.height / 4) }
        #expect(frames(view) == [CGRect(x: 0, y: 0, width: 150, height: 100)])
    }

    @Test func aLayoutOfTheUsersOwnPlacesItsViews() {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    subview.place(
                        at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 20), proposal: .unspecified)
                }
            }
        }
        let view = Diagonal { ForEach(0..<3) { _ in Rectangle().frame(width: 10, height: 10) } }
        #expect(frames(view).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 40)])
    }

    @Test func modifiersOfAGroupAreEachViewsOwn() {
        let view = HStack(spacing: 0) {
            Group {
                Rectangle().frame(width: 10, height: 10)
                Rectangle().frame(width: 10, height: 10)
            }
            .padding(5)
        }
        let found = frames(view)
        #expect(found[1].minX - found[0].minX == 20)
    }
}
