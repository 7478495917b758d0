import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Behind: View {
    @State private var isShown = false
    var body: some View {
        Button("open") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("sheet").presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
            }
    }
}

@Suite(.session, .serialized) @MainActor
struct PageTests {
    @Test func whatIsBehindALowSheetCanBeUsed() throws {
        let stage = Stage(Behind())
        stage.tap("open")
        stage.advance(1)
        let sheet = try #require(stage.controller.presentedViewController?.sheetPresentationController)
        #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    }

    @Test func aViewTellsWhenItComesIntoSight() throws {
        var log: [Bool] = []
        let stage = Stage(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { log.append($0) }
                }
            })
        #expect(log.isEmpty)
        let scroller = try #require(stage.views(ScrollContentView.self).first)
        scroller.contentOffset.y = 1100 - scroller.bounds.height
        stage.advance(0.1)
        scroller.contentOffset.y = 0
        stage.advance(0.1)
        #expect(log == [true, false])
    }
}
