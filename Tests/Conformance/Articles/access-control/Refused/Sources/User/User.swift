import Library

// What is open is used, subclassed and overridden; what is public is used.
class Opened: OpenClass {  // c01 c02 c03 expected-nothing {{}}
    override func opened() { PublicClass().published() }  // c03 c04 expected-nothing {{}}
    override func published() {}  // c05 expected-error {{overriding non-open instance method outside of its defining module}}
}

class Published: PublicClass {}  // c05 expected-error {{cannot inherit from non-open class 'PublicClass' outside of its defining module}}

func use(_ speaker: Speaker) {
    speaker.speak()  // c19 expected-nothing {{}}
    OpenClass().opened()  // c02 expected-nothing {{}}
    _ = InternalClass()  // c06 expected-error {{cannot find 'InternalClass' in scope}}
    _ = DefaultClass()  // c07 expected-error {{cannot find 'DefaultClass' in scope}}
    var settings = Settings()
    settings.count = 2  // c18 expected-error {{setter is inaccessible}}
    settings.name = ""  // c17 expected-error {{setter is inaccessible}}
    _ = settings.secret  // c17 expected-error {{'secret' is inaccessible due to 'internal' protection level}}
}
