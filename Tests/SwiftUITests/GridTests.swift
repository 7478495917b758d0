import Sessions
import Testing
import UIKit

@testable import SwiftUI

@Suite(.session) @MainActor
struct GridTests {
    @Test func cellsOfAColumnStandBelowEachOther() {
        let stage = Stage(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Rectangle().frame(width: 20, height: 30)
                    Rectangle().frame(width: 60, height: 10)
                }
                GridRow {
                    Rectangle().frame(width: 40, height: 20)
                    Rectangle().frame(width: 30, height: 20)
                }
            })
        let origin = stage.shapes.map { CGPoint(x: $0.minX, y: $0.minY) }.min { $0.x + $0.y < $1.x + $1.y } ?? .zero
        #expect(stage.shapes.map { $0.minX - origin.x } == [0, 50, 0, 50])
        #expect(stage.shapes.map { $0.minY - origin.y } == [0, 0, 35, 35])
    }

    @Test func aCellTakesSeveralColumnsAndAViewThatIsNoRowAllOfThem() {
        let stage = Stage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Rectangle().frame(width: 50, height: 10)
                    Rectangle().frame(width: 50, height: 10)
                    Rectangle().frame(width: 50, height: 10)
                }
                GridRow {
                    Rectangle().frame(height: 10).gridCellColumns(2)
                    Rectangle().frame(width: 10, height: 10).gridCellAnchor(.leading)
                }
                Rectangle().frame(height: 10).gridCellUnsizedAxes(.horizontal)
            }
            .fixedSize())
        let left = stage.shapes.map(\.minX).min() ?? 0
        #expect(stage.shapes[3].width == 100 && stage.shapes[4].minX - left == 100 && stage.shapes[5].width == 150)
    }

    @Test func aColumnIsAlignedAsACellOfItSays() {
        let stage = Stage(
            Grid {
                GridRow { Rectangle().frame(width: 100, height: 10) }
                GridRow { Rectangle().frame(width: 20, height: 10).gridColumnAlignment(.trailing) }
            })
        #expect(stage.shapes[0].maxX == stage.shapes[1].maxX)
    }

    @Test func theFirstViewThatFitsIsShown() {
        func shown(_ width: CGFloat) -> CGFloat? {
            Stage(
                ViewThatFits(in: .horizontal) {
                    Rectangle().frame(width: 200, height: 10)
                    Rectangle().frame(width: 100, height: 10)
                    Rectangle().frame(width: 50, height: 10)
                }
                .frame(width: width)
            ).shapes.first?.width
        }
        #expect(shown(250) == 200 && shown(150) == 100 && shown(20) == 50)
    }
}
