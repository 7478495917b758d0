import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor
struct SafeAreaTests {
    /// A stage of which bars cover 40 points above and 20 below.
    private func stage<Content: View>(_ content: Content) -> Stage<Content> {
        let stage = Stage(content)
        let covered = stage.window.safeAreaInsets
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40 - covered.top, left: 0, bottom: 20 - covered.bottom, right: 0)
        stage.advance(0.1)
        return stage
    }

    @Test func aReaderKnowsWhatIsCoveredAroundIt() {
        let reader = GeometryReader { proxy in
            Text(verbatim: "\(Int(proxy.size.height)) \(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        }
        #expect(stage(reader).texts == ["340 40 20"])
        #expect(stage(reader.ignoresSafeArea(edges: .top)).texts == ["380 40 20"])
        #expect(
            stage(
                VStack(spacing: 0) {
                    Color.red.frame(height: 100); reader
                }
            ).texts == ["240 0 20"])
    }

    @Test func whatScrollsInAContainerStaysClearOfBars() {
        let scroll = ScrollView { Color.red.frame(width: 50, height: 60) }
        for stage in [
            stage(AnyView(scroll)),
            stage(
                AnyView(
                    GeometryReader { _ in
                        VStack {
                            scroll; Spacer()
                        }
                    })),
            stage(AnyView(VStack { scroll }.opacity(0.5))), stage(AnyView(GeometryReader { _ in GeometryReader { _ in scroll } })),
        ] {
            let view = stage.views(ScrollContentView.self)[0]
            #expect(view.convert(view.bounds, to: stage.window).minY == 0)
            #expect(view.adjustedContentInset.top == 40 && view.contentOffset.y == -40)
            #expect(stage.shapes.map(\.minY) == [40])
        }
    }

    @Test func aListAndANavigationInAContainerReachBelowBars() {
        let listed = stage(GeometryReader { _ in List { Text("row") } })
        let list = listed.views(UITableView.self)[0]
        #expect(list.safeAreaInsets.top == 40 && list.safeAreaInsets.bottom == 20)
        let navigated = stage(GeometryReader { _ in NavigationStack { Text("page") } })
        let bar = navigated.views(UINavigationBar.self)[0]
        #expect(bar.convert(bar.bounds, to: navigated.window).minY == 40)
    }

    @Test func whatStandsClearOfBarsScrollsWithoutInsets() {
        let stage = stage(
            GeometryReader { _ in
                VStack(spacing: 0) {
                    Color.red.frame(height: 100); ScrollView { Color.red.frame(height: 60) }
                }
            })
        #expect(stage.views(ScrollContentView.self)[0].adjustedContentInset.top == 0)
    }
}
