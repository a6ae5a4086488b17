/// Properties of characters by Unicode 15.0.0, written by `Scripts/generate-unicode.py`.
/// From the Unicode Character Database, © 1991–2022 Unicode, Inc. (unicode.org/license.txt).
///
/// A word is a range of characters: the number of those since the range before it, a letter for the
/// property, and the number of its characters but one; numbers are of base 36, and 0 is left out.
enum UnicodeTables {
  /// The classes of UAX 14 but AL, by the letters of ``LineBreakClass``.
  static let lineBreaks: StaticString = """
    C8 D > L1 < Ch _ X Q 1P % 1Q O ) 1P : - : Y N9 :1 3X rO P ) tO D ( 1C5 = Cp G O % P2 5Q 1D
    2% P 2F 6Q 3O egF 3F iF wC26 G Cb G6 Cc e: 78C6 73: D 4P 1C18 D C 1C1 1C1 X C 8Hq 4H3 m%2 :1
    2Ca X C X2 17Ck N9 % N1 3C 2rX 1C6 2C5 2C1 1C3 2N9 nC uCq 2jCa fN9 xC8 4: X 3C P1 mC3 1C8
    1C2 1C4 17C2 1oC7 16Cn 1Cw 1iC2 1Ch 1C6 aC1 D1 N9 hC2 1kC 1C6 2C1 2C2 9C aC1 2N9 2%1 5% 1P
    2C 2C2 1kC 1C4 4C1 2C2 3C kN9 C1 3C bC2 1kC 1C7 1C2 1C2 kC1 2N9 1P 8C5 1C2 1kC 1C6 2C1 2C2
    7C2 aC1 2N9 iC 1nC4 3C2 1C3 9C eN9 9P 6C4 1jC 1C6 1C2 1C3 7C1 bC1 2N9 7F 9C2 F 1jC 1C6 1C2
    1C3 7C1 bC1 2N9 3C cC3 1jC1 1C6 1C2 1C3 9C aC1 2N9 9% 7C2 1yC 4C5 1C 1C7 6N9 2C1 d~1b C ~1
    C6 4P ~6 C7 1N9 D1 11~1 1~ 1~4 1~n 1~ 1~9 C ~1 C8 ~ 2~4 1~ 1C6 1N9 2~3 xF3 1F1 G F1 D G X4 G
    1X 3C1 6N9 aD C 1C 1C O ( O ( C1 1dCd D C4 D C1 5Ca 1Cz 1D1 6C 9F1 D F 5G1 11~16 Cj ~ N9 D1
    4~5 C3 ~3 C2 ~ C2 ~1 C6 ~2 C3 ~c Cb ~ C N9 C3 ~1 2oJ2n U1z V2f 9pC2 1D 4eD hrD qO ( 26D2
    10C3 sC2 D1 rC1 uC1 c~1f Cv D1 S ~ D 1D P ~ C 2N9 oX1 D1 F 1X1 1C2 G C N9 2zC1 yC 3aCb 4Cb
    8X1 N9 ~t 2~4 b~17 4~p 6N9 ~ 3~1 1jC4 4~1g C9 1Cs 2C N9 6N9 6~d 2Cu 1dC4 1bCg bN9 D1 1D3 aC8
    9D1 1C2 uCc 2N9 18Cd 1cCj 3D4 N9 6N9 10D1 28C2 1Ck 4C 6C 2C2 5iCc G C19 G C2 e5F 2D6 G D2 &
    C Z C1 D G D1 B 3Q1 O Q2 O Q 4T2 D L1 C4 G %7 1Q1 1S1 6: O ( S2 cD % D3 1D2 W 5C9 dO ( eO (
    hP6 % Pd % P3 % P1 % P % Pe Cw i% 5% cP 6zP1 63T oO ( O ( eI1 d[ ( 5hI3 ekI3 gI1 2I 1I2 E I1
    pI2 18I mI 1pIb 4I 1I2 1I1 3I1 2I 2I2 8I 6I4 1I1 E I 2I7 3I1 E3 25Q5 1X1 I 3O ( O ( O ( O (
    O ( O ( O ( 27O ( vO ( O ( O ( O ( O ( b7O ( O ( O ( O ( O ( O ( O ( O ( O ( O ( O ( 1rO ( O
    ( wO ( kxC2 7X D2 1X D 34D eC 2oCv Qd D7 1D O D 2Q1 2Q1 O ( O ( O ( O ( D3 X 1D1 1D1 5B1 D2
    1D1 O D7 1D 1D1 3X1 O ( O ( O ( O ( D yIp 1I2g cI5x qIb 4D (1 I1 S I1 [ ( [ ( [ ( [ ( [ ( I1
    [ ( [ ( [ ( [ ( S [ (1 I9 C5 I4 C I4 S1 I2 1S I S I S I S I S Io S Iu S I S I S I5 S I5 S1
    2C1 S3 I S1 I S I S I S I S Io S Iu S I S I S I5 S I5 S1 I3 S3 I 5I16 1I2l 1I2b cSf Iu 1I13
    8I5f3 1sIg7o S Ivq 3I1i 1jD1 7hD X D gN9 1xC3 1C9 wC1 28C1 1D4 7eC 3C 4C nC4 4C b% 1nF1 X1
    8C1 1eCh 8D1 N9 6Ch aF 2C N9 sC7 D1 nCc cJs 3C3 1bCd 6D2 6N9 6~4 C ~9 N9 ~4 16Cd cC 8C1 2N9
    3D2 ~q C2 ~1d C ~ C2 ~1 C1 ~4 C1 ~ C ~ o~4 bC4 D1 3C1 6kC7 D C1 2N9 6*8mb cUm 4V1c 6isIe7 tH
    C H9 1Hc 1H4 1H 1H1 1H1 1H9 dq( O 58% 3Cf : (1 :1 X1 [ ( T 6Cf I4 [ ( [ ( [ ( [ ( [ ( [ ( [
    ( [ ( I1 [ ( I6 ( I ( 1S1 X1 I [ ( [ ( [ ( I7 1I P % I 43W 1X I1 P % I1 [ ( I1 ( I ( Ia S1
    I2 X Iq [ I ( Is [ I ( I [ (1 [ (1 S I S9 I18 S1 Iu 3I5 2I5 2I5 2I2 3% P I2 P1 iC2 K 77D2
    6yC 6aC 45C4 10D 1cD 5rN9 q5D 5jD 69C2 1C1 5C3 14C2 4C gD7 3xC1 9D5 T 1uD6 dgC3 8N9 a9C1 D
    27C2 1yCa 1dC3 3eC2 1hCe D1 tN9 C 2C1 aC3 19Ca 3D3 C 19N9 6C2 10Cd 1N9 D3 1C1 18C 1F aC2
    1cCd 4D1 1D C3 1C1 N9 1F 1D2 24Cb D1 1D1 1C 2C 2vD 1hCb 5N9 6C3 1jC1 1C6 2C1 2C2 9C aC1 2C6
    3C4 5cCh 4D3 1N9 D1 2C 29Cj cN9 5xC6 2C8 F D1 X1 3De 4C1 2aCg D1 dN9 6Fc 1qCc 8N9 1i~q 2Ce
    4N9 ~1 D2 ~7 6dCe 4lN9 1yC5 1C1 2C3 1C 1C1 D2 9N9 3bC6 2C6 1F 1C sC9 14C6 1C3 F 1D3 F 1C 9Ca
    1aCf D2 1F2 D1 2lF9 85C7 1C7 1D4 aN9 mF X wCl 1Cd 3eC5 3C 1C1 1C6 1C 8N9 1cC4 1C1 1C4 8N9
    95C3 9C1 1C 1cC6 3C4 D1 Ia N9 3n%3 uD vkD4 2qrO2 (2 10( 3O ( O ( 6nO (1 50G6 O ( G2 O ( O (
    C 6Ce 3g8O ( 780N9 4D1 28N9 12C4 D 1mC6 D2 aD bN9 n1D1 52C 1C1i 7C3 25S3 G bC1 eI4qf 8Ilb
    e8I8 6wnI82 fS tS2 2S eS3 8Iaz 1whC1 D C3 3mkC19 2Cm f2C4 3Cl 2C6 uC3 44C2 13dN1d e8C1i 4C1d
    8C eC 2D3 gC4 1Ce 11sC6 1Cg 2C6 1C1 1C4 2sC 4gC6 9N9 9wC 1pC3 N9 5P doC3 N9 raC6 31C6 5N9
    4O1 ng% 3% njI17 ^3 I2r ^b Ie ^1 Ie ^ Ie ^ I10 ^9 dI2 2lI2 1pI ^1j Rp I2 ^c I17 ^3 I8 ^6 I1
    ^d I5 ^49 I3o E Il 2Im 2I4 1I4 E2 I1 E I1 E2 I19 M4 I1t E1 I1 Ea Ik Ei I2 E I3 E2 I E2 I6 E
    I E Id 1I 1I 1I4 E I3 1I 2I24 7If eIc oI15 E1 I3 E Ik E I3 E1 I1o 8In 6I22 E2 I2 E4 12Q2 S2
    4Iy E If E2 I8 E Ia E Ia ^3 Ig ^2 Ic ^2 38I2 ^3 I4 2dI4 ^5 Ib ^3 I ^e c^3 1k^7 a^5 14^7 u^1
    I1 ^25 cE I1 E I7 E7 I5 E I8 E9 I1 E2 I1j E I1o E1 I E1 I E Ig E2 I Ec Ix 2c^b Id ^1 Ic ^2
    I8 ^6 I19 ^ I3 E2 ^7 Id ^3 I8 ^6 E8 ^6 6oN9 6^sd 2I1ekd 2I1ekd e1ojC uC2n 3kC6n
    """

  /// The characters that are not written from left to right: R for those from right to left, N for
  /// those that have no direction of their own.
  static let directions: StaticString = """
    N1s qN5 qN1a 1N9 1N3 1N4 nN vN chN1 7Nd 2Nd 5N8 1N3k 4N1 8N 5N1 1N 32N 3wN6 74N 2N2 R N18 R
    N R N1 R N1 R N R1j N7 R N1 R N R Nc R1b Nx R2 N R2s Ne R1 N6 R1 N9 Rm N Rt Nq R2i Na R1l N8
    R1 N3 R2 N Rn N3 R N8 R N2 R N4 R16 N2 R1f N1 R5 N7 R15 N1k 1jN 1N 4N7 4N 3N6 aN1 tN 1mN 4N3
    8N kN1 eN1 7N 2N 2N1 1lN 4N1 4N1 2N2 3N uN1 3N bN1 1lN 4N4 1N1 4N kN1 dN 8N5 1N 1mN 2N 1N3
    8N 7N1 bN1 uN 1pN cN 11N7 5N 3N 1jN 1N2 5N2 1N3 7N1 bN1 kN6 2N 1mN fN1 kN1 sN1 1lN1 4N3 8N
    kN1 tN 20N 7N2 1N 2iN 2N6 4N 7N7 2qN 2N8 bN6 21N1 rN 1N 1N4 1fNd 1N4 1N1 5Na 1Nz 9N 2uN3 1N5
    1N1 2N1 pN1 4N2 gN3 dN 2N1 6N fN jjN2 1cN9 2uN hrN qN1 39N2 tN1 uN1 uN1 1sN1 1N6 8N 2Na 7N
    1N iN9 6Nf 39N1 yN 3aN2 4N1 9N 6N2 4N 3N1 48Nx nN1 2N 1mN 1N6 1N 1N 2N7 6N9 2N 1cNu 1dN3 1cN
    1N4 1N 5N 14N8 cN1 wN3 2N1 1N2 1kN 1N1 3N 1N2 1mN7 2N1 48N2 1Nc 1N6 4N 6N 3N1 5iN1r cdN 1N2
    bN2 dN2 dN2 dN1 1Nd 1R N2o 3Na 1Ne hN28 fN1 1N3 1N1 aN 1N2 5N5 1N 1N 1N 4N bN1 4N4 5N3 2Nf
    15N2 4Nbp 1xNp 1N40 pNa lN1n 26Nch 1N9e 74Nhf 2Nv 1N2w 6dN5 4N2 7N6 3jN 2oN3h yNp 1N2g cN5x
    qNb 4N4 3No 9N3 2N 5N1 5N2 2hN3 3N 2iN 5gNz 1lN1 1dNf sN2 1eNe cN3 4nN3 2rN1 vN 534N1r
    h3kN1i 92N2 2nNg uN1 28N1 eNx 2uN 3dN 3N 4N pN1 1N4 bN1 1mN3 24N1 qNh dN 12N7 pNa 1aN2 1cN
    2N3 2N1 13N 1vN5 2N1 2N1 cN 8N 1bN 1fN 1N2 2N1 5N1 1N 16N1 8N 37N1 3dN 2N 4N fn3R N R9 N Rer
    Nh R3i Nw Rc Ns 6N1e 1Ni 1N3 4R3y N 1Nv qN5 qNa 3eN6 1N6 1Nf 75N 1qN24 3Nc 3N 2kN 6aNr 3eN4
    w5R7y N R68 N2 R N1 R4 N3 R13 N2 R3 N R4k N1 R29 N6 Rdf N3 R7 N9 R85 Nu R17 N1 R27 N2 R1x Na
    R1c N3 R3d 1N 1iNe bNj aN 2N1 aN2 1dN3 2N1 7N 1pN2 10N4 1N7 1qN cN1 1gN8 aN3 2N 2nN2 2N 1N1
    6N 2N 4dN 3N7 lN1 1lN1 3N 11N6 3N4 5fN7 2N2 1N nN 2cN5 1N 4N1 1N1 6mN3 6N1 1N1 rN1 2dN7 2N
    1N1 vNc 1qN 1N 2N5 1N 2tN2 2N3 1N4 77N8 1N1 74N1 1N 4N 40N3 2N1 4N wN5 2N1 14N5 2N3 8N 9N5
    2N2 1aNc 1N1 baN6 1N5 2cNl 2N6 1N1 1N1 3eN5 3N 1N1 1N6 1N 20N1 3N 1N 9nN1 bN1 1gN4 5N 1N
    42Ns 40eN 6Ne asaN4 1nN6 t4N 1rN3 27N 1N f5kN1 1N3 3mkN19 2Nm f4N2 9Nf 2N6 uN3 1nN1 lN1x
    56N2e p0N 1lN 1lN 1lN 1lN aN1d e8N1i 4N1d 8N eN mN4 1Ne 11sN6 1Ng 2N6 1N1 1N4 2sN 4gN6 afN
    1pN3 fN doN3 lsR5r N6 R30 N6 R144 N1 R7h N17 4N2r cNe 2Ne 1Ne 1N10 aNf vN 1mN5 1pN 4yN5
    4aNrb 4Ng 3Nc 3N3a 4N2m 6Nb 4N fNb 4N1j 8N9 6N13 8Nt 2N1 26N9f cNd 2Nc 3N8 7N19 1N6 8Nd 4N8
    7N8 7N42 1N1i 11N9 skN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1 1ekeN1
    1ekeN1 1ekeN1 1ekeN35t 1bemN1 1ekeN1 1ekeN1
    """
}
