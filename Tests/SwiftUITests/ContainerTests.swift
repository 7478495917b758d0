import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Pages: View {
    @State var page = 1
    var body: some View {
        VStack {
            TabView(selection: $page) {
                Text("first").tag(1)
                Text("second").tag(2)
                Text("third").tag(3)
            }
            .tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))
            Button("go \(page)") { page = 3 }
        }
    }
}

private struct Scrolled: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 40).id("row \($0)") } }
                }
                Button("last") { proxy.scrollTo("row 49", anchor: .bottom) }
                Button("third") { proxy.scrollTo("row 2", anchor: .top) }
                Button("element") { proxy.scrollTo(25, anchor: .center) }
            }
        }
    }
}

private struct ScrolledList: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                List(0..<80, id: \.self) { Text("row \($0)") }
                Button("far") { proxy.scrollTo(70, anchor: .top) }
            }
        }
    }
}

private struct Matched: View {
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
        VStack {
            if isLarge {
                Spacer()
                Rectangle().matchedGeometryEffect(id: "box", in: space).frame(width: 200, height: 200)
            } else {
                Rectangle().matchedGeometryEffect(id: "box", in: space).frame(width: 20, height: 20)
                Spacer()
            }
            Button("switch") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
    }
}

private struct Following: View {
    @Namespace private var space
    @State private var chosen = 0
    var body: some View {
        VStack {
            HStack {
                ForEach(0..<3) { index in
                    Color.blue.frame(width: 60, height: 30).matchedGeometryEffect(id: index, in: space)
                }
            }
            .background { Circle().matchedGeometryEffect(id: chosen, in: space, isSource: false) }
            Button("next") { chosen += 1 }
        }
    }
}

private struct Opened: View {
    @State private var isOpen = false
    var body: some View {
        VStack {
            DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden so far") }
            Text(isOpen ? "open" : "closed")
        }
    }
}

private struct Steps: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
    }
}

private struct Node: Identifiable {
    let id: String
    var children: [Node]?
}

@Suite(.session, .serialized) @MainActor
struct ContainerTests {
    @Test func pagesAreBesideEachOtherAndTheSelectionSaysWhichIsShown() throws {
        let stage = Stage(Pages())
        let pager = try #require(stage.views(PagerView.self).first)
        let scroller = try #require(pager.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.contentOffset.x == 0 && pager.dots.numberOfPages == 3 && !pager.dots.isHidden)
        #expect(pager.dots.backgroundStyle == .prominent)
        stage.tap("go 1")
        stage.advance(0.5)
        #expect(scroller.contentOffset.x == 2 * pager.bounds.width && pager.dots.currentPage == 2)
        // As a finger leaves it.
        scroller.contentOffset.x = pager.bounds.width
        pager.scrollViewDidEndDecelerating(scroller)
        stage.advance(0.1)
        #expect(stage.texts.contains("go 2"))
    }

    @Test func aReaderScrollsToTheViewWithAnIdentity() throws {
        let stage = Stage(Scrolled())
        let scroller = try #require(stage.views(ScrollContentView.self).first)
        let insets = scroller.adjustedContentInset
        let room = scroller.bounds.height - insets.top - insets.bottom
        stage.tap("last")
        #expect(scroller.contentOffset.y == 2000 - room - insets.top)
        stage.tap("third")
        #expect(scroller.contentOffset.y == 80 - insets.top)
        stage.tap("element")
        #expect(scroller.contentOffset.y == 25 * 40 + 20 - room / 2 - insets.top)
    }

    @Test func aReaderScrollsAListToARowThatWasNotMadeYet() throws {
        let stage = Stage(ScrolledList())
        #expect(!stage.texts.contains("row 70"))
        stage.tap("far")
        stage.advance(0.1)
        #expect(stage.texts.contains("row 70"))
    }

    @Test func aMatchedViewBeginsWhereTheOtherOneWas() throws {
        let stage = Stage(Matched())
        let small = try #require(stage.shapes.first)
        #expect(small.size == CGSize(width: 20, height: 20))
        stage.tap("switch")
        stage.advance(0.02)
        // Both are there for a while, and the new one is hardly larger than the old one.
        let early = stage.shapes
        #expect(early.count == 2 && early.allSatisfy { $0.width < 40 && abs($0.midY - small.midY) < 20 })
        stage.advance(0.5)
        let half = try #require(stage.shapes.map(\.width).max())
        #expect(half > 80 && half < 150)
        stage.advance(1)
        #expect(stage.shapes.count == 1 && stage.shapes[0].size == CGSize(width: 200, height: 200) && stage.shapes[0].minY > 100)
    }

    @Test func aViewThatIsNoSourceTakesItsGeometryFromTheOne() throws {
        let stage = Stage(Following())
        func circle() throws -> CGRect { try #require(stage.shapes.min { $0.width * $0.height > $1.width * $1.height && $0 != $1 }) }
        let boxes = stage.views(ShapeView.self).map { $0.convert($0.bounds, to: stage.window) }
        #expect(boxes.filter { $0.size == CGSize(width: 60, height: 30) }.count >= 3)
        let before = stage.views(EffectView.self).filter { $0.bounds.size == CGSize(width: 60, height: 30) }.count
        #expect(before == 4)
        stage.tap("next")
        stage.advance(0.1)
        let frames = stage.views(EffectView.self).map { $0.convert($0.bounds, to: stage.window) }.filter {
            $0.size == CGSize(width: 60, height: 30)
        }
        // The follower lies where the second source does.
        #expect(Dictionary(grouping: frames, by: \.minX).values.contains { $0.count == 2 } && Set(frames.map(\.minX)).count == 3)
    }

    @Test func aGroupOpensAndCloses() {
        let stage = Stage(Opened())
        #expect(!stage.texts.contains("hidden so far") && stage.texts.contains("closed"))
        stage.tap("More")
        stage.advance(1.5)
        #expect(stage.texts.contains("hidden so far") && stage.texts.contains("open"))
        stage.tap("More")
        stage.advance(1.5)
        #expect(!stage.texts.contains("hidden so far"))
    }

    @Test func inAListAGroupsViewsAreRowsOfTheirOwn() {
        let stage = Stage(
            List {
                DisclosureGroup("More", isExpanded: .constant(true)) {
                    Text("one"); Text("two")
                }
            })
        #expect(stage.views(ListCell.self).count == 3)
    }

    @Test func anOutlineHasGroupsForElementsWithOthersBelow() {
        let tree = [
            Node(id: "animals", children: [Node(id: "cat", children: nil), Node(id: "dog", children: nil)]),
            Node(id: "stone", children: nil),
        ]
        let stage = Stage(VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } })
        #expect(stage.texts == ["animals", "stone"])
        stage.tap("animals")
        stage.advance(0.6)
        #expect(Set(stage.texts) == ["animals", "cat", "dog", "stone"])
    }

    @Test func boxesAndUnavailableContentShowTheirParts() {
        let stage = Stage(
            VStack {
                GroupBox("Title") { Text("inside") }
                GroupBox { Text("alone") }
                ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
                ContentUnavailableView.search(text: "xyz")
            })
        #expect(["Title", "inside", "alone", "Nothing", "Add something.", "No Results for “xyz”"].allSatisfy(stage.texts.contains))
    }

    @Test func progressIsShownByAStyle() {
        #expect(Stage(ProgressView(value: 0.25).progressViewStyle(Steps())).texts == ["25 of 100"])
        #expect(Stage(ProgressView(value: 5, total: 10)).views(UIProgressView.self).map(\.progress) == [0.5])
        #expect(Stage(ProgressView(value: 0.5).progressViewStyle(.circular)).views(UIActivityIndicatorView.self).count == 1)
        #expect(Stage(ProgressView("Loading")).texts == ["Loading"])
    }

    @Test func progressIsWhatAnObjectSaysOfIt() {
        let progress = Progress(totalUnitCount: 4)
        let stage = Stage(ProgressView(progress))
        #expect(stage.views(UIProgressView.self).map(\.progress) == [0])
        #expect(stage.texts == ["0% completed", "0 of 4"])
        progress.completedUnitCount = 3
        stage.advance(0.1)
        #expect(stage.views(UIProgressView.self).map(\.progress) == [0.75])
        #expect(stage.texts == ["75% completed", "3 of 4"])
        #expect(Stage(ProgressView(Progress(totalUnitCount: -1))).views(UIActivityIndicatorView.self).count == 1)
    }

    @Test func aFrameIsAPartOfWhatScrollsIt() {
        let stage = Stage(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { _ in Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 50) }
                }
            })
        stage.advance(0.1)
        #expect(stage.shapes.allSatisfy { $0.width == 145 } && stage.shapes.count == 4)
        let all = Stage(
            Rectangle().containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : length / 4 })
        let room = all.window.bounds.height - all.window.safeAreaInsets.top - all.window.safeAreaInsets.bottom
        #expect(all.shapes.count == 1 && all.shapes[0].width == 150 && abs(all.shapes[0].height - room / 4) < 1)
    }

    @Test func contentThatFitsNeedNotBounce() throws {
        let plain = Stage(ScrollView { Text("a") })
        let quiet = Stage(ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.immediately))
        #expect(try #require(plain.views(ScrollContentView.self).first).alwaysBounceVertical)
        let view = try #require(quiet.views(ScrollContentView.self).first)
        #expect(!view.alwaysBounceVertical && view.keyboardDismissMode == .onDrag)
    }
}
