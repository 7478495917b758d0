import UIKit

private func belongs(_ cls: AnyClass, to base: AnyClass) -> Bool { cls.isSubclass(of: base) }

@MainActor func checkThatClassesAreAskedForThoseAboveThem() {
    expect(belongs(UIButton.self, to: UIView.self) && !belongs(UIView.self, to: UIButton.self))
    expect(UIButton.isSubclass(of: UIControl.self) && UIButton.self.isSubclass(of: UIButton.self))
    let unknown: AnyClass? = type(of: UILabel() as AnyObject)
    expect(unknown?.isSubclass(of: UIView.self) == true)
    expect((unknown as! UIView.Type).isSubclass(of: UIView.self))
    expect(unknown?.superclass() == UIView.self && (UIButton.self as AnyClass).superclass() == UIControl.self)
    let known: UIView.Type = UIButton.self
    expect(known.superclass() == UIControl.self && UIView.superclass() == UIResponder.self)
}
