import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Place {
    var x: CGFloat = 0
    var angle = 0.0
}

private struct Phased: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Rectangle().frame(width: 20, height: 20)
                .phaseAnimator([0, 100.0], trigger: count) { content, phase in
                    content.offset(x: phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            Button("go") { count += 1 }
        }
    }
}

private struct Moved: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Rectangle().frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: Place(), trigger: count) { content, place in
                    content.offset(x: place.x)
                } keyframes: { _ in
                    KeyframeTrack(\.x) {
                        LinearKeyframe(100, duration: 1)
                        MoveKeyframe(50)
                        LinearKeyframe(0, duration: 1)
                    }
                    KeyframeTrack(\.angle) { CubicKeyframe(1, duration: 0.5) }
                }
            Button("go") { count += 1 }
        }
    }
}

@Suite(.session) @MainActor
struct KeyframeTests {
    @Test func aTimelineKnowsWhereAValueIs() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(100, duration: 1)
                CubicKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.angle) { SpringKeyframe(1, duration: 3, spring: .smooth) }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.25).x == 25 && timeline.value(time: 1).x == 100 && timeline.value(time: 5).x == 0)
        #expect(abs(timeline.value(time: 2.9).angle - 1) < 0.01 && timeline.value(progress: 0).angle == 0)
    }

    @Test func aCubicStepIsAtRestAtBothEnds() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
        #expect(timeline.value(time: 0.5) == 0.5 && timeline.value(time: 0.01) < 0.001)
    }

    @Test func phasesAreGoneThroughAndBack() throws {
        let stage = Stage(Phased())
        let start = try #require(stage.shapes.first).minX
        stage.tap("go")
        stage.advance(0.5)
        #expect(abs(try #require(stage.shapes.first).minX - start - 50) < 8)
        stage.advance(0.55)
        #expect(try #require(stage.shapes.first).minX - start > 88)
        stage.advance(1.2)
        #expect(try #require(stage.shapes.first).minX == start)
    }

    @Test func aValueGoesItsWaysWhenAnotherOneChanges() throws {
        let stage = Stage(Moved())
        let start = try #require(stage.shapes.first).minX
        stage.tap("go")
        stage.advance(0.5)
        #expect(abs(try #require(stage.shapes.first).minX - start - 50) < 8)
        stage.advance(0.52)
        #expect(abs(try #require(stage.shapes.first).minX - start - 50) < 8)
        stage.advance(1.2)
        #expect(try #require(stage.shapes.first).minX == start)
    }
}
