/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// An address of iCloud's.
public let CNLabelEmailiCloud = "iCloud"
/// A home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// An anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// An Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// A mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The number that is called first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// An assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// A manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// A colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// A teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// A sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// A brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// A sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// A friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// A spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// A wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// A husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// A partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// A girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// A boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// A parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// A mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// A father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// A child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// A daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// A son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// A grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// A grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// A grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// A grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// An aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// An uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// A niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// A nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// A cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
