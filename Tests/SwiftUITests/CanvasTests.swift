import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor
struct CanvasTests {
    private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Picture {
        Picture(
            Stage(
                Canvas(renderer: draw).frame(width: 100, height: 100).background(.white).ignoresSafeArea(),
                size: CGSize(width: 100, height: 100)))
    }

    @Test func pathsAreFilledAndStrokedWhereTheContextPutsThem() {
        let picture = picture { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
            var copy = context
            copy.translateBy(x: 50, y: 50)
            copy.opacity = 0.5
            copy.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 0, green: 0, blue: 1)))
            context.stroke(Path { $0.addLines([CGPoint(x: 0, y: 90), CGPoint(x: 100, y: 90)]) }, with: .color(.black), lineWidth: 6)
        }
        #expect(picture.isColor(10, 10, [255, 0, 0]) && picture.isColor(60, 60, [127, 127, 255]))
        #expect(picture.isColor(50, 90, [0, 0, 0]) && picture.isColor(40, 40, [255, 255, 255]))
    }

    @Test func clipsOfACopyAreItsOwn() {
        let picture = picture { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            var copy = context
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
            copy.fill(all, with: .color(Color(red: 0, green: 1, blue: 0)))
            var inverse = context
            inverse.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 100)), options: .inverse)
            inverse.fill(all, with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        #expect(picture.isColor(25, 50, [0, 255, 0]) && picture.isColor(65, 50, [255, 255, 255]) && picture.isColor(90, 50, [255, 0, 0]))
    }

    @Test func gradientsLayersAndFiltersAreDrawn() {
        let picture = picture { context, size in
            let half = CGRect(x: 0, y: 0, width: 100, height: 50)
            context.fill(
                Path(half),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 0)))
            context.drawLayer { layer in
                layer.addFilter(.colorInvert())
                layer.fill(Path(CGRect(x: 0, y: 50, width: 100, height: 50)), with: .color(.white))
            }
        }
        let middle = picture.color(50, 25)[0]
        #expect(middle > 100 && middle < 155 && picture.isColor(50, 75, [0, 0, 0]))
    }

    @Test func textsImagesAndSymbolsAreDrawn() {
        var sizes: [CGSize] = []
        let stage = Stage(
            Canvas { context, size in
                let text = context.resolve(Text("wide"))
                sizes.append(text.measure(in: CGSize(width: 1000, height: 1000)))
                context.draw(text, at: CGPoint(x: 50, y: 10))
                if let symbol = context.resolveSymbol(id: "box") {
                    sizes.append(symbol.size)
                    context.draw(symbol, in: CGRect(x: 20, y: 40, width: 40, height: 40))
                }
            } symbols: {
                Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20).tag("box")
            }
            .frame(width: 100, height: 100).background(.white).ignoresSafeArea(), size: CGSize(width: 100, height: 100))
        let picture = Picture(stage)
        #expect(sizes.count >= 2 && sizes[0].width > 20 && sizes[1] == CGSize(width: 30, height: 20))
        #expect(picture.isColor(40, 60, [255, 0, 0]))
    }

    @Test func aMeshHasItsColoursAtItsPoints() {
        let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .black]
        let picture = Picture(
            Stage(
                MeshGradient(width: 2, height: 2, points: corners, colors: colors).frame(width: 100, height: 100).ignoresSafeArea(),
                size: CGSize(width: 100, height: 100)))
        #expect(picture.isColor(1, 1, [255, 0, 0], within: 12) && picture.isColor(98, 1, [0, 255, 0], within: 12))
        #expect(picture.isColor(1, 98, [0, 0, 255], within: 12) && picture.isColor(98, 98, [0, 0, 0], within: 12))
    }

    @Test func anEllipticalGradientFitsItsRectangle() {
        let gradient = EllipticalGradient(colors: [.white, .black])
        let picture = Picture(Stage(gradient.frame(width: 200, height: 100).ignoresSafeArea(), size: CGSize(width: 200, height: 100)))
        #expect(picture.color(100, 50)[0] > 245 && picture.color(100, 2)[0] < 20 && picture.color(3, 50)[0] < 20)
    }
}
