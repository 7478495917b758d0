import SampanAutoLayout
import Foundation

// The rows(n) scene: see README.md beside this file. Prints one JSON object a line.

struct Box {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    init(_ solver: Solver) {
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }
}

struct Rows {
    let solver = Solver()
    let root: Box
    private var lastTitleWidth: ConstraintID?

    init(count: Int) {
        let solver = solver
        root = Box(solver)
        solver.addEdit(root.width, priority: Priority(999))
        solver.suggest(393, for: root.width)
        solver.add([Term(1, root.x)], .equal, 0)
        solver.add([Term(1, root.y)], .equal, 0)
        solver.add([Term(1, root.height)], .equal, 1e6)
        var above: Box?
        for _ in 0..<count {
            let (row, image, title, detail) = (Box(solver), Box(solver), Box(solver), Box(solver))
            let (low, high) = (Priority(250), Priority(750))
            solver.add([Term(1, row.x), Term(-1, root.x)], .equal, 16)
            solver.add([Term(1, row.x), Term(1, row.width), Term(-1, root.x), Term(-1, root.width)], .equal, -16)
            if let above {
                solver.add([Term(1, row.y), Term(-1, above.y), Term(-1, above.height)], .equal, 8)
            } else {
                solver.add([Term(1, row.y), Term(-1, root.y)], .equal, 8)
            }
            solver.add([Term(1, row.height)], .greaterThanOrEqual, 44)
            solver.add([Term(1, row.height)], .equal, 44, priority: low)
            solver.add([Term(1, image.x), Term(-1, row.x)], .equal, 8)
            solver.add([Term(1, image.y), Term(0.5, image.height), Term(-1, row.y), Term(-0.5, row.height)], .equal, 0)
            solver.add([Term(1, image.width)], .equal, 32)
            solver.add([Term(1, image.height)], .equal, 32)
            solver.add([Term(1, title.x), Term(-1, image.x), Term(-1, image.width)], .equal, 8)
            solver.add([Term(1, title.y), Term(-1, row.y)], .equal, 4)
            solver.add([Term(1, title.x), Term(1, title.width), Term(-1, row.x), Term(-1, row.width)], .lessThanOrEqual, -8)
            lastTitleWidth = solver.add([Term(1, title.width)], .equal, 120, priority: high)
            solver.add([Term(1, title.height)], .equal, 20, priority: high)
            solver.add([Term(1, detail.x), Term(-1, title.x)], .equal, 0)
            solver.add([Term(1, detail.y), Term(-1, title.y), Term(-1, title.height)], .equal, 2)
            solver.add([Term(1, detail.y), Term(1, detail.height), Term(-1, row.y), Term(-1, row.height)], .lessThanOrEqual, -4)
            solver.add([Term(1, detail.x), Term(1, detail.width), Term(-1, row.x), Term(-1, row.width)], .lessThanOrEqual, -8)
            solver.add([Term(1, detail.width)], .equal, 200, priority: high)
            solver.add([Term(1, detail.height)], .equal, 16, priority: high)
            above = row
        }
        solver.solve()
        if let above {
            // 46 points is what the two labels need; a wrong answer has no figures.
            precondition(
                abs(solver.value(of: above.height) - 46) < 1e-6 && abs(solver.value(of: above.y) - Double(8 + (count - 1) * 54)) < 1e-6)
        }
    }

    func retitle(_ width: Double) {
        solver.setConstant(width, of: lastTitleWidth!)
        solver.solve()
    }

    func resize(to width: Double) {
        solver.suggest(width, for: root.width)
        solver.solve()
    }
}

func milliseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

func text(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

var buildOf100 = 0.0
for count in [10, 100, 1000] {
    var build = Double.infinity
    var resize = Double.infinity
    var retitle = Double.infinity
    for _ in 0..<5 {
        var rows: Rows?
        build = min(build, milliseconds { rows = Rows(count: count) })
        let scene = rows!
        resize = min(resize, milliseconds { for i in 0..<100 { scene.resize(to: 393 + Double(i % 2)) } } / 100)
        retitle = min(retitle, milliseconds { for i in 0..<100 { scene.retitle(120 + Double(i % 2)) } } / 100)
    }
    var line = "{\"solver\":\"sampan\",\"scene\":\"rows(\(count))\",\"build_ms\":\(text(build)),\"resize_ms\":\(text(resize))"
    line += ",\"retitle_ms\":\(text(retitle))"
    if count == 100 { buildOf100 = build }
    if count == 1000 { line += ",\"exponent\":\(text(log10(build / buildOf100)))" }
    print(line + "}")
}
