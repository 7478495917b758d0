class Animal {}

extension Animal {
    // c05 expected-error@+1 {{designated initializer cannot be declared in an extension of 'Animal'}}
    init(name: String) {}
    deinit {}  // c05 expected-error {{deinitializers may only be declared within a class}}
    convenience init(age: Int) { self.init() }
}

struct Cat { var name: String }

extension Cat {
    func changeName(newName: String) {
        self.name = newName  // c08 expected-error {{cannot assign to property: 'self' is immutable}}
    }
}
