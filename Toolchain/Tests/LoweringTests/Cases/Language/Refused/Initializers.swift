import UIKit

// MARK: A view without its required initializer
// expected-error@+3 {{'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'}}
class Bare: UIView {
    init(number: Int) { super.init(frame: .zero) }
}

// MARK: A controller without its required initializer
// expected-error@+7 {{'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'}}
class Lost: UIViewController {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
}

// MARK: A designated initializer without override
class Framed: UIView {
    // expected-error@+1 {{overriding declaration requires an 'override' keyword}}
    init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

// MARK: A required initializer with override
class Coded: UIView {
    // expected-error@+1 {{use the 'required' modifier to override a required initializer}}
    override init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: An initializer that is not inherited
class Numbered: NSObject {
    init(number: Int) {}
}
// expected-error@+1 {{missing argument for parameter 'number' in call}}
let numbered = Numbered()

// MARK: A convenience initializer that goes up
class Convenient: UIView {
    // expected-error@+1 {{convenience initializer for 'Convenient' must delegate (with 'self.init') rather than chaining to a superclass }}
    convenience init(number: Int) { super.init(frame: .zero) }
}

// MARK: A designated initializer that goes across
class Across: NSObject {
    init(number: Int) {}
    // expected-error@+1 {{designated initializer for 'Across' cannot delegate (with 'self.init'); did you mean this to be a convenience i}}
    init(text: String) { self.init(number: 0) }
}

// MARK: A required initializer that a subclass leaves out
class Required: NSObject { required init(number: Int) {} }
// expected-error@+2 {{'required' initializer 'init(number:)' must be provided by subclass of 'Required'}}
class Leaving: Required { init(text: String) { super.init(number: 0) } }

// MARK: An initializer of a class known at run time that is not required
class Optional1: NSObject { init(number: Int) {} }
// expected-error@+1 {{constructing an object of class type 'Optional1' with a metatype value must use a 'required' initializer}}
func make(_ kind: Optional1.Type) -> Optional1 { kind.init(number: 3) }

// MARK: A failable initializer in the place of one that is not
class Sure: NSObject { init(number: Int) {} }
// expected-error@+1 {{failable initializer 'init(number:)' cannot override a non-failable initializer}}
class Unsure: Sure { override init?(number: Int) { nil } }

// MARK: A designated initializer in an extension
class Extended: NSObject {}
extension Extended {
    // expected-error@+1 {{designated initializer cannot be declared in an extension of 'Extended'; did you mean this to be a convenience }}
    init(number: Int) {}
}

// MARK: A class without initializers
// expected-error@+1 {{class 'Valueless' has no initializers}}
class Valueless: NSObject {
    var number: Int
}

// MARK: A convenience initializer that overrides another's without its label
class Table: UITableViewCell {
    // expected-error@+1 {{initializer does not override a designated initializer from its superclass}}
    override init(style: UITableViewCell.CellStyle) { super.init(style: style, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { nil }
}
