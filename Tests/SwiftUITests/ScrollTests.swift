import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Log {
    var lines: [String] = []
}

private struct Positioned: View {
    var isLazy = false
    @State private var shown: Int?
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $shown)
            Button("at \(shown ?? -1)") { shown = 20 }
        }
    }
    private var rows: some View { ForEach(0..<50) { Text("row \($0)").frame(height: 40) } }
}

private struct Placed: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
        VStack(spacing: 0) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 40).id($0) } } }
                .scrollPosition($position)
            Button("point") { position.scrollTo(y: 100) }
            Button("view") { position.scrollTo(id: 3, anchor: .top) }
            Text(position.isPositionedByUser ? "moved to \(position.viewID(type: Int.self) ?? -1)" : "put")
        }
    }
}

private struct Growing: View {
    @State private var count = 20
    var body: some View {
        VStack(spacing: 0) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 40) } } }
                .defaultScrollAnchor(.bottom)
            Button("add") { count += 5 }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct ScrollTests {
    private func scroller<V: View>(_ stage: Stage<V>) throws -> ScrollContentView {
        try #require(stage.views(ScrollContentView.self).first)
    }

    @Test(arguments: [false, true]) func aScrollViewGoesWhereItsPositionSaysAndTellsWhereItIs(_ isLazy: Bool) throws {
        let stage = Stage(Positioned(isLazy: isLazy))
        let scroller = try scroller(stage)
        stage.tap("at -1")
        stage.advance(0.1)
        let top = scroller.contentOffset.y + scroller.adjustedContentInset.top
        #expect(top <= 800 && top + scroller.bounds.inset(by: scroller.adjustedContentInset).height >= 840)
        scroller.contentOffset.y = 400 - scroller.adjustedContentInset.top
        stage.advance(0.1)
        #expect(stage.views(PressControl.self).contains { $0.spokenText == "at 20" })
        scroller.delegate.map { $0.scrollViewWillBeginDragging(scroller) }
        scroller.contentOffset.y = 200 - scroller.adjustedContentInset.top
        stage.advance(0.1)
        #expect(stage.views(PressControl.self).contains { $0.spokenText == "at 5" })
    }

    @Test func aPositionIsAnEdgeAPointOrAView() throws {
        let stage = Stage(Placed())
        let scroller = try scroller(stage)
        stage.advance(0.1)
        let insets = scroller.adjustedContentInset
        #expect(scroller.contentOffset.y == 2000 + insets.bottom - scroller.bounds.height)
        stage.tap("point")
        #expect(scroller.contentOffset.y == 100 - insets.top)
        stage.tap("view")
        #expect(scroller.contentOffset.y == 120 - insets.top)
        scroller.contentOffset.y = 400 - insets.top
        stage.advance(0.1)
        #expect(stage.texts.contains("moved to 10"))
    }

    @Test func anAnchorIsShownAtFirstAndKeptWhileTheContentGrows() throws {
        let stage = Stage(Growing())
        let scroller = try scroller(stage)
        func end() -> CGFloat { scroller.contentSize.height + scroller.adjustedContentInset.bottom - scroller.bounds.height }
        #expect(scroller.contentOffset.y == end())
        stage.tap("add")
        stage.advance(0.1)
        #expect(scroller.contentSize.height == 1000 && scroller.contentOffset.y == end())
        scroller.contentOffset.y = 50
        stage.advance(0.1)
        stage.tap("add")
        stage.advance(0.1)
        #expect(scroller.contentOffset.y == 50)
    }

    @Test func marginsAreAroundTheContent() throws {
        let stage = Stage(ScrollView { Rectangle().frame(height: 1000) }.contentMargins(20, for: .scrollContent))
        let scroller = try scroller(stage)
        #expect(scroller.contentInset.top == 20 && scroller.contentInset.left == 0)
        #expect(stage.shapes[0].minX == 20 && stage.shapes[0].width == 260)
        #expect(stage.shapes[0].minY == scroller.adjustedContentInset.top && scroller.verticalScrollIndicatorInsets.top == 0)
    }

    @Test func changesOfTheGeometryAndThePhaseAreTold() throws {
        let log = Log()
        let stage = Stage(
            ScrollView { Rectangle().frame(height: 1000) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: {
                    log.lines.append("\($0) \($1)")
                }
                .onScrollPhaseChange { log.lines.append("\($0) \($1)") })
        let scroller = try scroller(stage)
        scroller.contentOffset.y = 50
        stage.advance(0.05)
        scroller.contentOffset.y = 150
        stage.advance(0.05)
        #expect(log.lines == ["false true"])
        log.lines = []
        scroller.delegate?.scrollViewWillBeginDragging(scroller)
        scroller.delegate?.scrollViewDidEndDragging(scroller, willDecelerate: true)
        scroller.delegate?.scrollViewDidEndDecelerating(scroller)
        #expect(log.lines == ["idle interacting", "interacting decelerating", "decelerating idle"])
    }

    @Test func scrollingComesToRestAtViews() throws {
        let stage = Stage(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<20) { _ in Rectangle().frame(width: 100) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
        let scroller = try scroller(stage)
        var target = CGPoint(x: 160, y: 0)
        scroller.delegate?.scrollViewWillEndDragging(scroller, withVelocity: .zero, targetContentOffset: &target)
        #expect(target.x == 110)
        target.x = 170
        scroller.delegate?.scrollViewWillEndDragging(scroller, withVelocity: .zero, targetContentOffset: &target)
        #expect(target.x == 220)
    }

    @Test func aValueOfTheGeometryIsToldWhenItChanges() throws {
        let log = Log()
        let stage = Stage(
            ScrollView {
                Rectangle().frame(height: 100)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .scrollView).minY
                    } action: {
                        log.lines.append("\(Int($0))")
                    }
                Rectangle().frame(height: 1000)
            }
            .ignoresSafeArea())
        stage.advance(0.1)
        let scroller = try scroller(stage)
        let first = Int(-scroller.contentOffset.y)
        #expect(log.lines == ["\(first)"])
        scroller.contentOffset.y += 30
        stage.advance(0.1)
        #expect(log.lines == ["\(first)", "\(first - 30)"])
    }

    @Test func anEffectFollowsFromWhereAViewIs() throws {
        let stage = Stage(
            ScrollView {
                Rectangle().frame(height: 100)
                    .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .scrollView).minY).opacity(0.5) }
                Rectangle().frame(height: 1000)
            }
            .ignoresSafeArea())
        let scroller = try scroller(stage)
        scroller.contentOffset.y = 40
        stage.advance(0.1)
        let shape = try #require(stage.views(ShapeView.self).first { $0.bounds.height == 100 })
        #expect(shape.convert(shape.bounds, to: stage.window).minX == 40)
        #expect(sequence(first: shape as UIView, next: \.superview).contains { $0.alpha == 0.5 })
    }

    @Test func aViewChangesAsItIsScrolledOutOfSight() throws {
        let stage = Stage(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { _ in
                        Rectangle().frame(height: 100).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                    }
                }
            }
            .ignoresSafeArea())
        let scroller = try scroller(stage)
        scroller.contentOffset.y = 50 - scroller.adjustedContentInset.top
        stage.advance(0.1)
        func opacity(_ row: Int) -> CGFloat {
            let shapes = stage.views(ShapeView.self).sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
            return sequence(first: shapes[row] as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
        }
        #expect(abs(opacity(0) - 0.5) < 0.01 && opacity(1) == 1)
    }
}
