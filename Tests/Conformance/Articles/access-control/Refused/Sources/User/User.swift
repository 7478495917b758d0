import Library

// What is open is used, subclassed and overridden; what is public is used.
class Opened: OpenClass {
    override func opened() { PublicClass().published() }
    override func published() {}  // c05 expected-error {{overriding non-open instance method outside of its defining module}}
}

class Published: PublicClass {}  // c05 expected-error {{cannot inherit from non-open class 'PublicClass' outside of its defining module}}

func use(_ speaker: Speaker) {
    speaker.speak()  // the members of a protocol are as accessible as it
    OpenClass().opened()
    _ = InternalClass()  // c06 expected-error {{cannot find 'InternalClass' in scope}}
    _ = DefaultClass()  // c07 expected-error {{cannot find 'DefaultClass' in scope}}
    var settings = Settings()
    settings.count = 2  // c18 expected-error {{setter is inaccessible}}
    settings.name = ""  // c17 expected-error {{setter is inaccessible}}
    _ = settings.secret  // c17 expected-error {{'secret' is inaccessible due to 'internal' protection level}}
}
