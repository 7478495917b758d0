import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct Growing: View {
    let animation: Animation?
    @State private var isLarge = false
    var body: some View {
        VStack {
            Rectangle().frame(width: isLarge ? 200 : 100, height: 10)
            Button("grow") { withAnimation(animation) { isLarge.toggle() } }
        }
    }
}

private struct Meter: Shape {
    var level: CGFloat
    var animatableData: CGFloat {
        get { level }
        set { level = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height)) }
}

private struct Fading: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown { Rectangle().frame(width: 50, height: 50) }
            Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
    }
}

@Suite(.session) @MainActor
struct AnimationTests {
    @Test func aLinearAnimationIsHalfWayAfterHalfItsTime() throws {
        let stage = Stage(Growing(animation: .linear(duration: 1)))
        stage.tap("grow")
        stage.advance(0.5)
        let width = try #require(stage.shapes.first?.width)
        #expect(width > 140 && width < 165)
        stage.advance(1)
        #expect(stage.shapes.first?.width == 200)
    }

    @Test func withoutAnimationAChangeIsThereAtOnce() {
        let stage = Stage(Growing(animation: nil))
        stage.tap("grow")
        #expect(stage.shapes.first?.width == 200)
    }

    @Test func whatIsTakenAwayFades() throws {
        let stage = Stage(Fading())
        stage.tap("hide")
        stage.advance(0.5)
        let alpha = try #require(stage.views(ShapeView.self).first?.alpha)
        #expect(alpha > 0.3 && alpha < 0.7)
        stage.advance(1)
        #expect(stage.views(ShapeView.self).isEmpty)
    }

    @Test func curvesAndSpringsEndWhereTheyAreToEnd() {
        for animation: SwiftUI.Animation in [
            .default, .linear, .easeIn, .easeOut, .easeInOut, .spring(), .bouncy, .interactiveSpring(), .snappy,
        ] {
            #expect(animation.progress(at: 0).value < 0.001)
            #expect(animation.progress(at: 60) == (1, true))
        }
        #expect(abs(SwiftUI.Animation.easeInOut(duration: 1).progress(at: 0.5).value - 0.5) < 0.001)
        #expect(SwiftUI.Animation.spring(response: 0.5, dampingFraction: 0.3).progress(at: 0.3).value > 1)
        #expect(SwiftUI.Animation.linear(duration: 1).delay(2).progress(at: 2.5).value == 0.5)
        #expect(SwiftUI.Animation.linear(duration: 1).repeatCount(2).progress(at: 1.25).value == 0.75)
        #expect(SwiftUI.Animation.linear(duration: 1).speed(2).progress(at: 0.25).value == 0.5)
    }

    @Test func aPathIsTrimmedByItsLength() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 100))
        }
        #expect(path.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 0))
        #expect(path.trimmedPath(from: 0.5, to: 1).boundingRect == CGRect(x: 100, y: 0, width: 0, height: 100))
    }
}
