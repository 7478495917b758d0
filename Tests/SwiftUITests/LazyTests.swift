import Sessions
import Testing
import UIKit

@testable import SwiftUI

/// A row that counts its taps.
private struct Row: View {
    let number: Int
    var height: CGFloat = 40
    @State private var taps = 0
    var body: some View {
        Button("\(number): \(taps)") { taps += 1 }.frame(height: height)
    }
}

/// Cards of which as many stand beside each other as there is room for, over a bar whose height is known once it is there.
private struct Cards: View {
    let count: Int
    @State private var barHeight: CGFloat?

    var body: some View {
        GeometryReader { room in
            ZStack {
                grid
                VStack {
                    Spacer()
                    Text("tab").padding(.bottom, room.safeAreaInsets.bottom).background {
                        GeometryReader { bar in Color.clear.onAppear { barHeight = bar.size.height } }
                    }
                }
            }
        }
    }

    private var grid: some View {
        GeometryReader { room in
            let columns = room.size.height - (barHeight ?? 0) > 380 ? 3 : 4
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: (room.size.width - 60) / CGFloat(columns)), spacing: 10)], spacing: 10) {
                    ForEach(0..<count, id: \.self) { number in
                        GeometryReader { _ in Text("card \(number)") }.aspectRatio(2, contentMode: .fit)
                    }
                }
                .padding(20)
                if let barHeight { Spacer().frame(height: barHeight) }
            }
        }
    }
}

@Suite(.session) @MainActor
struct LazyTests {
    private func scroll<V: View>(_ stage: Stage<V>, to offset: CGFloat) {
        stage.views(ScrollContentView.self)[0].contentOffset.y = offset
        stage.advance(1.0 / 30)
    }

    private func shown<V: View>(_ stage: Stage<V>) -> [String] {
        stage.views(PressControl.self).compactMap(\.spokenText)
    }

    @Test func onlyWhatIsInSightIsMade() {
        let evaluations = Evaluations()
        let stage = Stage(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Row(number: $0) } } }.ignoresSafeArea())
        // 400 points are ten rows of 40; the eleventh touches the edge.
        #expect((10...11).contains(evaluations.take(Row.self)))
        #expect(stage.views(ScrollContentView.self)[0].contentSize.height == 400_000)
        scroll(stage, to: 4_000)
        #expect((10...12).contains(evaluations.take(Row.self)))
        #expect(shown(stage).contains("100: 0") && !shown(stage).contains("0: 0"))
        scroll(stage, to: 4_001)
        #expect(evaluations.take(Row.self) <= 1)
    }

    @Test func aGridWhoseColumnsChangeWhileItsCellsAreLaidOutShowsThemAll() {
        let stage = Stage(Cards(count: 12))
        #expect(Set(stage.texts) == Set((0..<12).map { "card \($0)" } + ["tab"]))
    }

    @Test func rowsKeepTheirStateWhileTheyAreOutOfSight() {
        let stage = Stage(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } }.ignoresSafeArea())
        stage.tap("2: 0")
        #expect(shown(stage).contains("2: 1"))
        scroll(stage, to: 2_000)
        #expect(!shown(stage).contains("2: 1"))
        scroll(stage, to: 0)
        #expect(shown(stage).contains("2: 1"))
    }

    @Test func aChangeOfOneRowsStateEvaluatesThatRowOnly() {
        let evaluations = Evaluations()
        let stack = Stage(ScrollView { LazyVStack { ForEach(0..<1_000) { Row(number: $0) } } })
        _ = evaluations.take(Row.self)
        stack.tap("3: 0")
        #expect(evaluations.take(Row.self) == 1 && shown(stack).contains("3: 1"))

        let list = Stage(List { ForEach(0..<1_000) { Row(number: $0) } })
        _ = evaluations.take(Row.self)
        list.tap("3: 0")
        #expect(evaluations.take(Row.self) == 1 && shown(list).contains("3: 1"))
    }

    @Test func rowsOfDifferentHeightsAreAsLongAsTheyAre() {
        let stage = Stage(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30) { Row(number: $0, height: $0 % 2 == 0 ? 20 : 60) } } }
                .ignoresSafeArea())
        for offset in stride(from: CGFloat(0), through: 900, by: 100) { scroll(stage, to: offset) }
        #expect(abs(stage.views(ScrollContentView.self)[0].contentSize.height - 15 * 80) < 0.01)
        let last = stage.views(PressControl.self).first { $0.spokenText == "29: 0" }
        #expect(last != nil)
    }

    @Test func headersThatAreNotPinnedLeaveWithTheirRows() {
        let stage = Stage(
            ScrollView {
                LazyVStack(spacing: 0) { Section(header: Rectangle().frame(height: 30)) { ForEach(0..<50) { Row(number: $0) } } }
            }
            .ignoresSafeArea())
        #expect(stage.shapes.count == 1)
        scroll(stage, to: 200)
        #expect(stage.shapes.isEmpty)
    }

    @Test func gridsMakeTheLinesThatAreInSight() {
        let evaluations = Evaluations()
        let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible())]
        let stage = Stage(
            ScrollView { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<3_000) { Row(number: $0) } } }.ignoresSafeArea())
        #expect((30...33).contains(evaluations.take(Row.self)))
        #expect(stage.views(ScrollContentView.self)[0].contentSize.height == 40_000)
        scroll(stage, to: 39_600)
        #expect(shown(stage).contains("2,999: 0"))
    }

    @Test func rowsOfSeveralViewsAndOfNoneAreLaidOut() {
        let stage = Stage(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<4) { number in
                        if number == 1 {
                            Rectangle().frame(height: 10)
                            Rectangle().frame(height: 20)
                        } else if number != 2 {
                            Rectangle().frame(height: 40)
                        }
                    }
                }
            }
            .ignoresSafeArea())
        #expect(stage.shapes.map(\.minY) == [0, 40, 50, 70])
        #expect(stage.shapes.map(\.height) == [40, 10, 20, 40])
    }

    @Test func manyRowsOfSeveralViewsFillAGrid() {
        let columns = [GridItem(.adaptive(minimum: 40), spacing: 0)]
        let stage = Stage(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<81) { number in
                        Rectangle().frame(width: 10, height: 10)
                        if number.isMultiple(of: 2) { Rectangle().frame(width: 10, height: 10) }
                    }
                }
            }
            .ignoresSafeArea())
        // 122 in lines of seven.
        #expect(stage.shapes.count == 122)
        let rows = (0..<122).map { (number: Int) -> CGFloat in CGFloat(number / 7 * 10) }
        #expect(stage.shapes.map(\.minY) == rows)
        #expect(stage.views(ScrollContentView.self)[0].contentSize.height == 180)
    }

    @Test func stacksAcrossScrollSideways() {
        let evaluations = Evaluations()
        let stage = Stage(
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<1_000) { Row(number: $0).frame(width: 50) } } }
                .ignoresSafeArea())
        #expect((6...7).contains(evaluations.take(Row.self)))
        #expect(stage.views(ScrollContentView.self)[0].contentSize.width == 50_000)
    }

    @Test func whatIsAddedAndTakenAwayComesAndGoes() {
        struct Page: View {
            @State var numbers = [1, 2, 3]
            var body: some View {
                ScrollView {
                    LazyVStack {
                        Button("change") { numbers = [4, 2] }
                        ForEach(numbers, id: \.self) { Row(number: $0) }
                    }
                }
            }
        }
        let stage = Stage(Page())
        #expect(shown(stage) == ["change", "1: 0", "2: 0", "3: 0"])
        stage.tap("2: 0")
        stage.tap("change")
        #expect(shown(stage) == ["change", "4: 0", "2: 1"])
    }
}
