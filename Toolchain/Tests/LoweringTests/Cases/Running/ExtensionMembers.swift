import UIKit

class Shape: UIView {
    var log: [String] = []
}

extension Shape {
    override func didMoveToSuperview() { log.append("moved") }
    @objc func draw(_: Int, at _: Int, of name: String) { log.append("shape \(name)") }
    @objc var sides: Int { 0 }
}

final class Square: Shape {}

extension Square {
    override func draw(_: Int, at _: Int, of name: String) {
        super.draw(0, at: 0, of: name)
        log.append("square \(name)")
    }
    override var sides: Int { super.sides + 4 }
}

extension UIView {
    @objc func describe() -> String { "view" }
}

extension UIControl {
    override func describe() -> String { "control of " + super.describe() }
}

final class Knob: UIControl {
    override func describe() -> String { "knob, " + super.describe() }
}

@MainActor func checkThatExtensionsOverrideAndAreOverridden() {
    let square: Shape = Square()
    UIView().addSubview(square)
    square.draw(1, at: 2, of: "a")
    expect(square.log == ["moved", "shape a", "square a"])
    expect(square.sides == 4)
}

@MainActor func checkThatMembersAddedToFrameworkClassesAreOverridden() {
    let views: [UIView] = [UIView(), UIControl(), Knob()]
    expect(views.map { $0.describe() } == ["view", "control of view", "knob, control of view"])
}
