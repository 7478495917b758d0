import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Refreshed: View {
    @State private var canRefresh = true
    var body: some View {
        VStack {
            if canRefresh { list.refreshable {} } else { list }
            Plain(canRefresh: canRefresh)
            Button("switch") { canRefresh.toggle() }
        }
    }
    private var list: some View { List { Text("row") } }
}

private struct Plain: View {
    let canRefresh: Bool
    var body: some View {
        List { Text("kept") }.transformEnvironment(\.refresh) { $0 = canRefresh ? RefreshAction(action: {}) : nil }
    }
}

/// What is told to a modifier or a view beside its main argument.
@Suite(.session, .serialized) @MainActor
struct ParameterTests {
    @Test func aRangeOfLinesKeepsRoomForItsFewest() {
        func height<V: View>(_ view: V) -> CGFloat {
            UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 400)).height
        }
        let line = height(Text("a"))
        #expect(height(Text("a").lineLimit(3...5)) > 2.5 * line)
        #expect(height(Text("a").lineLimit(1).lineLimit(3...5)) == line)
    }

    @Test func continuousCornersBendEarlierThanCircularOnes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
        let continuous = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        #expect(circular != continuous && circular.boundingRect == continuous.boundingRect)
    }

    @Test func aStepperTellsWhenItIsTouched() throws {
        var log: [Bool] = []
        let stage = Stage(Stepper("count", onIncrement: {}, onDecrement: {}, onEditingChanged: { log.append($0) }))
        let stepper = try #require(stage.views(UIStepper.self).first)
        stepper.sendActions(for: .touchDown)
        stepper.sendActions(for: .touchUpInside)
        #expect(log == [true, false])
    }

    @Test func aListThatCanNoLongerBeRefreshedHasNoRefreshControl() {
        let stage = Stage(Refreshed())
        #expect(stage.views(UITableView.self).allSatisfy { $0.refreshControl != nil })
        stage.tap("switch")
        stage.advance(1)
        #expect(!stage.views(UITableView.self).isEmpty && stage.views(UITableView.self).allSatisfy { $0.refreshControl == nil })
    }

    @Test func aLineIsHiddenAtTheEdgesThatAreNamed() {
        let rows = List {
            Text("0")
            Text("1").listRowSeparator(.hidden, edges: .top)
            Text("2").listRowSeparator(.hidden, edges: .bottom)
            Text("3")
        }
        let cells = Stage(rows).views(ListCell.self).sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.map { $0.separatorInset.left > 1000 } == [true, false, true, false])
    }

    @Test func indicatorsAreHiddenAlongTheAxesThatAreNamed() throws {
        let stage = Stage(ScrollView([.vertical, .horizontal]) { Text("a") }.scrollIndicators(.hidden, axes: .horizontal))
        let view = try #require(stage.views(ScrollContentView.self).first)
        #expect(view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
    }

    @Test func aSpringSeemsToBeOverBeforeItHasSettled() throws {
        let course = SwiftUI.Animation.spring(duration: 0.5, bounce: 0.3).delay(1).course
        #expect(course.logicalDuration == 1.5)
        #expect(try #require(course.duration) > 1.5)
        #expect(SwiftUI.Animation.linear.repeatForever().course.logicalDuration == nil)
    }

    @Test func spacingIsJoinedAtTheSidesThatAreNamed() {
        let joined = ViewSpacing.zero.union(ViewSpacing(), edges: .leading)
        #expect(ViewSpacing().distance(to: joined, along: .horizontal) == 8)
        #expect(joined.distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(ViewSpacing().distance(to: joined, along: .vertical) == 0)
    }

    @Test func aGestureIsSilentUntilItHasGoneFarEnough() {
        var log: [String] = []
        let view = UIView()
        let sink = _GestureSink<Int>(GestureHost(view))
        sink.changed = { log.append("changed \($0)") }
        sink.ended = { log.append("ended \($0)") }
        sink.cancelled = { log.append("cancelled") }
        let threshold = GestureThreshold()
        threshold.tell(.began, 1, isFar: false, sink)
        threshold.tell(.ended, 2, isFar: false, sink)
        threshold.tell(.began, 3, isFar: false, sink)
        threshold.tell(.changed, 4, isFar: true, sink)
        threshold.tell(.changed, 5, isFar: false, sink)
        threshold.tell(.ended, 6, isFar: false, sink)
        #expect(log == ["cancelled", "changed 4", "changed 5", "ended 6"])
    }

    @Test func pointsAreToldInTheSpaceThatIsNamed() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let named = EffectView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        named.spaceName = AnyHashable("page")
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        named.addSubview(inner)
        window.addSubview(named)
        let point = CGPoint(x: 30, y: 30)
        #expect(inner.point(point, in: .global) == point)
        #expect(inner.point(point, in: .local) == CGPoint(x: 15, y: 5))
        #expect(inner.point(point, in: .named(AnyHashable("page"))) == CGPoint(x: 20, y: 10))
    }
}
